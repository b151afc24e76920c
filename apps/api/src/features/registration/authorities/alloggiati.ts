import { xmlText } from '@latchkey/booking-core/text';
import type { AlloggiatiCodes } from '@latchkey/booking-core/registration';
import { LRUCache } from 'lru-cache';
import { postSoap, textOf, textsOf, wordsOf, type FileToSend, type Taken } from './soap.ts';

type Keys = Readonly<Record<string, string>>;
type Let = { readonly token: string } | { readonly refused: string };

const row = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
const call = (url: string, name: string, rows: string): Promise<string> =>
  postSoap(url, { action: `AlloggiatiService/${name}`, body: `<${name} xmlns="AlloggiatiService">${rows}</${name}>` });

/** Asks for a token by the keys of the house. */
async function letIn(url: string, keys: Keys): Promise<Let> {
  const answer = await call(
    url,
    'GenerateToken',
    row('Utente', keys['user'] ?? '') + row('Password', keys['password'] ?? '') + row('WsKey', keys['wsKey'] ?? ''),
  );
  const token = textOf(answer, 'token');
  if (token !== null && token !== '') return { token };
  return { refused: faultIn(answer) ?? 'GenerateToken' };
}

/**
 * Hands lines in to Italy's Alloggiati Web. They are tried first (`Test`): the service takes those of a file that are right
 * and leaves the others, and a stay is to be told whole or corrected.
 */
export async function sendToAlloggiati({ url, keys, content }: FileToSend): Promise<Taken> {
  const entry = await letIn(url, keys);
  if ('refused' in entry) return { kind: 'refused', words: entry.refused };
  const lines = content.split('\r\n');
  const rows = `${row('Utente', keys['user'] ?? '')}${row('token', entry.token)}<ElencoSchedine>${lines
    .map((line) => row('string', line))
    .join('')}</ElencoSchedine>`;
  for (const name of ['Test', 'Send'] as const) {
    const answer = await call(url, name, rows);
    const fault = faultIn(answer);
    if (fault !== null) return { kind: 'refused', words: fault };
    const valid = Number(textOf(answer, 'SchedineValide') ?? Number.NaN);
    if (Number.isNaN(valid)) throw new Error('the authority’s answer cannot be read');
    if (valid !== lines.length) return { kind: 'refused', words: `${valid}/${lines.length}` };
  }
  return { kind: 'taken', receipt: `${lines.length}/${lines.length}` };
}

/** What is wrong by an answer, each line with its number; null where nothing is. */
function faultIn(answer: string): string | null {
  const details = textsOf(answer, 'EsitoOperazioneServizio');
  const outcomes = details.length > 0 ? details : [answer];
  const faults = outcomes.flatMap((one, at) =>
    textOf(one, 'esito')?.trim() === 'false'
      ? [
          wordsOf([
            details.length > 0 ? String(at + 1) : null,
            textOf(one, 'ErroreDes'),
            textOf(one, 'ErroreDettaglio'),
          ]),
        ]
      : [],
  );
  return faults.length === 0 ? null : faults.join('; ').slice(0, 300);
}

const aDay = 24 * 3_600_000;
const known = new LRUCache<string, AlloggiatiCodes>({ max: 200, ttl: aDay });

/** The authority's codes of countries and towns (`Tabella`, Luoghi), asked for once a day; null where it refuses. */
export async function alloggiatiCodes(url: string, keys: Keys): Promise<AlloggiatiCodes | null> {
  const user = `${url} ${keys['user'] ?? ''}`;
  const before = known.get(user);
  if (before !== undefined) return before;
  const entry = await letIn(url, keys);
  if ('refused' in entry) return null;
  const rows = row('Utente', keys['user'] ?? '') + row('token', entry.token) + row('tipo', 'Luoghi');
  const table = textOf(await call(url, 'Tabella', rows), 'CSV');
  if (table === null) return null;
  const codes = codesIn(table);
  known.set(user, codes);
  return codes;
}

/** `Codice;Descrizione;Provincia;DataFineVal`: countries have the province ES, what has an end is no longer taken. */
export function codesIn(csv: string): AlloggiatiCodes {
  const countries = new Map<string, string>();
  const towns = new Map<string, { readonly code: string; readonly province: string }>();
  for (const line of csv.split(/\r?\n/).slice(1)) {
    const [code = '', name = '', province = '', end = ''] = line.split(';').map((cell) => cell.trim());
    if (!/^\d{9}$/.test(code) || end !== '') continue;
    if (province === 'ES') countries.set(spelt(name), code);
    else towns.set(spelt(name), { code, province });
  }
  const italian = new Intl.DisplayNames('it', { type: 'region', fallback: 'none' });
  const nameOf = (two: string): string => (/^[A-Z]{2}$/.test(two) ? (italian.of(two) ?? '') : '');
  return { country: (two) => countries.get(spelt(nameOf(two))), town: (name) => towns.get(spelt(name)) };
}

const spelt = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toUpperCase();
