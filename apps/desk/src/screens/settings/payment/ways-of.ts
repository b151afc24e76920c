import { gateways, ownGateways, ownVendor } from '@latchkey/booking-core/gateways';
import { type DraftDocuments, entriesAt, factsIn, listAt, textAt, valueAt } from '@latchkey/hotel-document/drafts';
import { factsFile } from '../fields/names-in.ts';
import type { Confirmation, TakenBy, WaysToPay } from '../model/payment.types.ts';

/** What a draft has otherwise than what guests see. */
export type Drafted = readonly { readonly file: string; readonly path: string; readonly before?: unknown }[];

/** Whose account is paid into, as a file says it. */
export interface AccountInFile {
  readonly gateway: string;
  readonly vendor: string | null;
  readonly superVendor: string | null;
}

/** What a file names where nobody takes online payments: it must name a gateway, and this charges nobody. */
export const nobodys: AccountInFile = { gateway: 'card-vault', vendor: null, superVendor: null };

const accountBy = (read: (key: keyof AccountInFile) => unknown): AccountInFile => ({
  gateway: textOf(read('gateway')) ?? '',
  vendor: textOf(read('vendor')),
  superVendor: textOf(read('superVendor')),
});

/** The account that a draft names. */
export const accountIn = (documents: DraftDocuments): AccountInFile =>
  accountBy((key) => valueAt(factsIn(documents), `payment.${key}`));

/** The account that guests pay into until the draft is published. */
export const accountInForce = (documents: DraftDocuments, drafted: Drafted): AccountInFile =>
  accountBy((key) => {
    const change = drafted.find(({ file, path }) => file === factsFile && path === `payment.${key}`);
    return change === undefined ? valueAt(factsIn(documents), `payment.${key}`) : change.before;
  });

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whether a hotel answers requests by a draft. */
export const confirmationIn = (documents: DraftDocuments): Confirmation =>
  valueAt(factsIn(documents), 'confirmation') === 'manual' ? 'manual' : 'instant';

/** Whether a draft has guests pay with their request. */
export const withRequestIn = (documents: DraftDocuments): boolean =>
  valueAt(factsIn(documents), 'payment.withRequest') === true;

export const modesIn = (documents: DraftDocuments): readonly string[] =>
  entriesAt(factsIn(documents), 'payment.modes').map(String);

/** The account of the provider to which a draft can go back; null where what guests see has none that takes payments. */
export function providersAccount(documents: DraftDocuments, drafted: Drafted): AccountInFile | null {
  const account = accountInForce(documents, drafted);
  if (account.vendor === ownVendor) return null;
  const change = drafted.find(({ file, path }) => file === factsFile && path === 'payment.modes');
  const modes = Array.isArray(change?.before) ? change.before : modesIn(documents);
  const isNobodys = account.gateway === nobodys.gateway && account.vendor === null && account.superVendor === null;
  return isNobodys && !modes.includes('online') ? null : account;
}

/** How guests can pay by a draft. */
export function waysOf(documents: DraftDocuments, drafted: Drafted): WaysToPay {
  const modes = modesIn(documents);
  const { gateway, vendor } = accountIn(documents);
  const own = ownGateways.find((one) => vendor === ownVendor && one === gateway);
  const takenBy: TakenBy = modes.includes('online') ? (own ?? 'provider') : 'nobody';
  const provider = providersAccount(documents, drafted);
  return {
    takesAtProperty: modes.includes('at-property'),
    confirmation: confirmationIn(documents),
    paysWithRequest: withRequestIn(documents),
    takenBy,
    choices: [...(provider === null && takenBy !== 'provider' ? [] : ['provider' as const]), ...ownGateways, 'nobody'],
    company: companiesIn(documents, provider?.gateway ?? gateway),
    keepsCards: listAt(factsIn(documents), 'ratePlans').some((plan) =>
      entriesAt(plan, 'payment').includes('guarantee'),
    ),
  };
}

/** The companies of the first account and of further ones; a file's own word where guests know none by name. */
function companiesIn(documents: DraftDocuments, first: string): string {
  const others = entriesAt(factsIn(documents), 'payment.others').map((one) => textAt(one, 'gateway'));
  const companyOf = (gateway: string): string =>
    Object.entries(gateways).find(([name]) => name === gateway)?.[1].company ?? gateway;
  return [...new Set([first, ...others])].map(companyOf).join(', ');
}
