import { isDeepStrictEqual } from 'node:util';
import { ownGateways, ownVendor } from '@latchkey/booking-core/gateways';
import type { DocumentChange } from '@latchkey/hotel-document/drafts';
import type { DocumentTexts } from '../../catalogue/catalogue.ts';

/** Whose account is paid into. */
const accounts: readonly string[] = ['payment.gateway', 'payment.vendor', 'payment.superVendor', 'payment.others'];

/** Whether a change chooses an account, or leaves the choice of one. */
export const choosesAccount = ({ file, path }: DocumentChange): boolean =>
  file === 'hotel.json' && accounts.some((place) => path === place || path.startsWith(`${place}.`));

/** Whether a change may make guests pay by another account, or pay online at all. */
export const isOfPayment = ({ file, path }: DocumentChange): boolean =>
  file === 'hotel.json' && (path === 'payment' || path.startsWith('payment.'));

interface Account {
  readonly gateway?: unknown;
  readonly vendor?: unknown;
  readonly superVendor?: unknown;
  readonly serves?: unknown;
}
interface Payment extends Account {
  readonly modes?: unknown;
  readonly others?: unknown;
}

/**
 * Whether guests pay only into accounts whose keys the hotel has given itself, and into those that its documents in
 * force have of the provider. A file of a hotel that takes no online payments still names a gateway: the vault with an
 * empty account, which charges nobody.
 */
export function isPaidIntoKnown(inForce: DocumentTexts, drafted: DocumentTexts): boolean {
  const [before, after] = [paymentIn(inForce), paymentIn(drafted)];
  const [theirs, further] = [othersOf(before), othersOf(after)];
  if (after === null || theirs === null || further === null) return false;
  const isFirstKnown = isNobodys(after)
    ? !takesOnline(after) || (before !== null && isNobodys(before) && takesOnline(before))
    : isOwn(after) || isSame(after, before);
  return isFirstKnown && further.every((one) => isOwn(one) || theirs.some((known) => isSame(one, known)));
}

function paymentIn(texts: DocumentTexts): Payment | null {
  const { payment } = JSON.parse(texts['hotel.json'] ?? '{}') as { readonly payment?: unknown };
  return typeof payment === 'object' && payment !== null ? payment : null;
}

/** The accounts beside the first; null where no list of them is written. */
function othersOf(payment: Payment | null): readonly Account[] | null {
  const { others = [] } = payment ?? {};
  return Array.isArray(others) && others.every((one) => typeof one === 'object' && one !== null)
    ? (others as readonly Account[])
    : null;
}

const takesOnline = ({ modes }: Payment): boolean => Array.isArray(modes) && modes.includes('online');

const isOwn = ({ gateway, vendor, superVendor = null }: Account): boolean =>
  ownGateways.some((one) => one === gateway) && vendor === ownVendor && superVendor === null;

const isNobodys = ({ gateway, vendor = null, superVendor = null }: Account): boolean =>
  gateway === 'card-vault' && vendor === null && superVendor === null;

const isSame = (one: Account, other: Account | null): boolean =>
  other !== null && isDeepStrictEqual(plain(one), plain(other));

const plain = ({ gateway, vendor = null, superVendor = null, serves }: Account): readonly unknown[] => [
  gateway,
  vendor,
  superVendor,
  serves,
];
