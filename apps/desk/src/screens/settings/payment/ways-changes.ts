import { ownVendor } from '@latchkey/booking-core/gateways';
import { guestsChoices, paymentModes, paymentWays, type PaymentChoice } from '@latchkey/booking-core/payment-ways';
import {
  changedFact,
  type DocumentChange,
  type DraftDocuments,
  entriesAt,
  factsIn,
  listAt,
  valueAt,
} from '@latchkey/hotel-document/drafts';

import { keepsCards } from '../fields/groups/ways.ts';
import type { WaysToPay } from '../model/payment.types.ts';
import {
  accountIn,
  type AccountInFile,
  confirmationIn,
  type Drafted,
  modesIn,
  nobodys,
  providersAccount,
  withRequestIn,
} from './ways-of.ts';
import { oneOf } from '../../../session/one-of.ts';

type Mode = (typeof paymentModes)[number];

/** What guests are offered in a mode of which no plan has a way yet. */
const firstWay: Readonly<Record<Mode, PaymentChoice>> = { online: 'full', 'at-property': 'at-property' };

/** What is chosen on the page of ways to pay. */
type ChosenWays = Pick<WaysToPay, 'takesAtProperty' | 'takenBy' | 'confirmation' | 'paysWithRequest'>;

/**
 * What was chosen -> the changes of the documents: the modes, the account, and what of each plan goes or comes with them.
 * Null where guests could not pay at all.
 */
export function waysChanges(
  documents: DraftDocuments,
  drafted: Drafted,
  { takesAtProperty, takenBy, ...requests }: ChosenWays,
): readonly DocumentChange[] | null {
  const modes = paymentModes.filter((mode) => (mode === 'online' ? takenBy !== 'nobody' : takesAtProperty));
  if (modes.length === 0) return null;
  const before = modesIn(documents);
  const account = accountFor(documents, drafted, takenBy);
  const isSame = modes.length === before.length && modes.every((mode) => before.includes(mode));
  const ofAccount = accountChanges(documents, account);
  const ofRequests = requestChanges(documents, { ...requests, takesOnline: modes.includes('online') });
  // Plans as somebody else has written them stay so while nothing else is chosen.
  return isSame && ofAccount.length === 0
    ? ofRequests
    : [
        ...ofRequests,
        ...(isSame ? [] : [changedFact('payment.modes', modes)]),
        ...ofAccount,
        ...planChanges(documents, { modes, before }, account),
      ];
}

/** Whether requests are paid is said where the hotel answers them and takes online payments; else it is left out. */
function requestChanges(
  documents: DraftDocuments,
  {
    confirmation,
    paysWithRequest,
    takesOnline,
  }: Pick<WaysToPay, 'confirmation' | 'paysWithRequest'> & { readonly takesOnline: boolean },
): DocumentChange[] {
  const isPaid = paysWithRequest && confirmation === 'manual' && takesOnline;
  return [
    ...(confirmation === confirmationIn(documents) ? [] : [changedFact('confirmation', confirmation)]),
    ...(isPaid === withRequestIn(documents)
      ? []
      : [isPaid ? changedFact('payment.withRequest', true) : changedFact('payment.withRequest')]),
  ];
}

function accountFor(documents: DraftDocuments, drafted: Drafted, takenBy: WaysToPay['takenBy']): AccountInFile {
  const provider = providersAccount(documents, drafted);
  if (takenBy === 'provider') return provider ?? accountIn(documents);
  // What the provider has set stays in the file while nobody pays online, so that it can be gone back to.
  if (takenBy === 'nobody') return provider ?? nobodys;
  return { gateway: takenBy, vendor: ownVendor, superVendor: null };
}

function accountChanges(documents: DraftDocuments, account: AccountInFile): DocumentChange[] {
  const before = accountIn(documents);
  return (['gateway', 'vendor', 'superVendor'] as const)
    .filter((key) => account[key] !== before[key])
    .map((key) => changedFact(`payment.${key}`, account[key]));
}

/** A plan keeps those of its ways that the hotel still takes; a mode that comes anew is offered by every plan. */
function planChanges(
  documents: DraftDocuments,
  { modes, before }: { readonly modes: readonly Mode[]; readonly before: readonly string[] },
  { gateway }: AccountInFile,
): DocumentChange[] {
  const own = factsIn(documents);
  const plans = listAt(own, 'ratePlans').map((plan) => ({ id: plan.id, ways: entriesAt(plan, 'payment').map(String) }));
  const modeOf = (way: string): Mode | undefined => oneOf(guestsChoices, way) && paymentWays[way as PaymentChoice].mode;
  const anew = modes.filter(
    (mode) => !before.includes(mode) && !plans.some(({ ways }) => ways.some((way) => modeOf(way) === mode)),
  );
  const after = plans.map(({ id, ways }) => {
    const kept = ways.filter(
      (way) => modes.some((mode) => mode === modeOf(way)) && (way !== 'guarantee' || gateway === keepsCards),
    );
    const more = kept.length === 0 ? modes.slice(0, 1) : [];
    const taken = new Set([...kept, ...[...anew, ...more].map((mode) => firstWay[mode])]);
    return { id, ways, taken: guestsChoices.filter((way) => taken.has(way)) };
  });
  const isGone = (way: PaymentChoice): boolean =>
    plans.some(({ ways }) => ways.includes(way)) && !after.some(({ taken }) => taken.includes(way));
  return [
    ...after
      .filter(
        ({ ways, taken }) => ways.length !== taken.length || ways.some((way) => !taken.some((one) => one === way)),
      )
      .map(({ id, taken }) => changedFact(`ratePlans.${id}.payment`, taken)),
    ...(isGone('advance') && valueAt(own, 'payment.advance') !== undefined
      ? [changedFact('payment.advance', null)]
      : []),
    ...(isGone('guarantee') && valueAt(own, 'payment.deposit') !== undefined ? [changedFact('payment.deposit')] : []),
    ...(modes.includes('online') || (valueAt(own, 'payment.bnpl') ?? null) === null
      ? []
      : [changedFact('payment.bnpl', null)]),
  ];
}
