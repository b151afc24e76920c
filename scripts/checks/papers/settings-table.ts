import { originSettings } from '../../../apps/origin/src/settings-described.ts';
import { accountShape } from '../../../apps/api/src/settings/account-settings.ts';
import { fiscalShape } from '../../../apps/api/src/settings/fiscal-settings.ts';
import { registrationShape } from '../../../apps/api/src/settings/registration-settings.ts';
import { domainShape } from '../../../apps/api/src/settings/domain-settings.ts';
import { engineShape } from '../../../apps/api/src/settings/engine-settings.ts';
import { limitShape } from '../../../apps/api/src/settings/limit-settings.ts';
import { measuringShape } from '../../../apps/api/src/settings/measuring-settings.ts';
import { partyShape } from '../../../apps/api/src/settings/party-settings.ts';
import { pushShape } from '../../../apps/api/src/settings/push-settings.ts';
import { serviceShape } from '../../../apps/api/src/settings/service-settings.ts';
import { trialShape } from '../../../apps/api/src/settings/trial-settings.ts';
import { sandboxShape } from '../../../apps/sandbox/src/settings.ts';
import type { MadePart } from './made.ts';

interface Row {
  readonly name: string;
  readonly usual: string;
  readonly does: string;
}

/** A setting as zod describes it: its text and its default. */
interface Schema {
  readonly def: {
    readonly type: string;
    readonly defaultValue?: unknown;
    readonly in?: Schema;
    readonly innerType?: Schema;
  };
  readonly meta: () => { readonly description?: string | undefined; readonly usual?: unknown } | undefined;
}

function usualOf({ def }: Schema): string {
  if (def.type === 'default') return String(def.defaultValue);
  const inner = def.in ?? def.innerType;
  return inner === undefined ? '' : usualOf(inner);
}

const rowsOf = (shape: Readonly<Record<string, Schema>>): Row[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    const { description, usual = usualOf(schema) } = schema.meta() ?? {};
    return description === undefined ? [] : [{ name, usual: String(usual), does: description }];
  });

const origin = Object.entries(originSettings).map(([name, { usual, description }]) => ({
  name,
  usual,
  does: description,
}));
const groups: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  ['The web server (origin)', origin],
  ['The engine (API)', rowsOf(serviceShape)],
  ['How long things wait, and what memory they have', rowsOf(engineShape)],
  ['Hosts of the hotels’ own', rowsOf(domainShape)],
  ['How much one guest, address or number may ask for', rowsOf(limitShape)],
  ['Outside parties', rowsOf(partyShape)],
  ['Registration of guests', rowsOf(registrationShape)],
  ['Papers that a certified part signs', rowsOf(fiscalShape)],
  ['Accounts of the hotels’ own at gateways', rowsOf(accountShape)],
  ['Trial bookings', rowsOf(trialShape)],
  ['News pushed to the desk’s browsers', rowsOf(pushShape)],
  ['Measuring', rowsOf(measuringShape)],
  ['The sandbox', rowsOf(sandboxShape)],
];
/** What somebody who tries the product asks for first. */
const first = [
  'DATABASE_URL',
  'ORIGIN_PORT',
  'API_PORT',
  'SANDBOX_PORT',
  'SANDBOX_SMTP_PORT',
  'LATCHKEY_DATA_DIR',
  'RATE_LIMITS',
  'LATCHKEY_MODE',
];

const table = (rows: readonly Row[]): string =>
  ['| setting | unless set | what it does |', '| --- | --- | --- |']
    .concat(rows.map(({ name, usual, does }) => `| \`${name}\` | ${usual} | ${does} |`))
    .join('\n');
const all = groups.flatMap(([, rows]) => rows);

const place = {
  opens: '<!-- settings: node scripts/checks/papers.ts --write -->\n\n',
  closes: '\n\n<!-- /settings -->',
};
const ofFirst = table(first.map((name) => all.find((row) => row.name === name) ?? missing(name)));

/** The tables of settings in the README and in docs/settings.md are made of what the services read. */
export const settingsTables: readonly MadePart[] = [
  { ...place, file: 'README.md', text: ofFirst.replaceAll(/\]\((?=\w+\.md)/g, '](docs/') },
  {
    ...place,
    file: 'docs/settings.md',
    text: groups.map(([title, rows]) => `## ${title}\n\n${table(rows)}`).join('\n\n'),
  },
];

function missing(name: string): never {
  throw new Error(`no service reads ${name}`);
}
