import { cappedText } from '../../../capped-text.ts';

const patienceMs = 20_000;
const longestAnswer = 4 * 1024 * 1024;
/** The most of an authority's words that are kept. */
const mostWords = 300;

/** What an authority made of a file. That it is out of reach is thrown: the outbox tries again. */
export type Taken =
  | { readonly kind: 'taken'; readonly receipt: string }
  | { readonly kind: 'refused'; readonly words: string };

/** A file for an authority, and where it goes. */
export interface FileToSend {
  readonly url: string;
  readonly house: Readonly<Record<string, string>>;
  readonly keys: Readonly<Record<string, string>>;
  readonly content: string;
  readonly number: number;
}

/** Posts a SOAP message, and answers the text of the reply. Throws where none comes; the error never holds the file. */
export async function postSoap(
  url: string,
  {
    action,
    body,
    headers = {},
  }: { readonly action: string; readonly body: string; readonly headers?: Record<string, string> },
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${action}"`, ...headers },
    body: `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await cappedText(response, longestAnswer);
  if (text === null) throw new Error('the authority answers too much');
  // A fault of SOAP 1.1 has status 500 and says why.
  if (!response.ok && textOf(text, 'faultstring') === null) throw new Error(`the authority answers ${response.status}`);
  return text;
}

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text
    .replace(/^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/, '$1')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => names[name] ?? '');

/** The texts of elements by their name, whatever their prefix. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([\\s\\S]*?)</(?:[\\w-]+:)?${name}>`, 'g'))].map(
    ([, text = '']) => plain(text),
  );

export const textOf = (xml: string, name: string): string | null => textsOf(xml, name)[0] ?? null;

/** An authority's words as one line that is kept. */
export const wordsOf = (parts: readonly (string | null)[]): string =>
  parts
    .flatMap((part) => (part === null || part.trim() === '' ? [] : [part.replace(/<[^>]*>|\s+/g, ' ').trim()]))
    .join(': ')
    .slice(0, mostWords);
