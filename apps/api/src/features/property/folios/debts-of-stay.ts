import { balanceOfSums, guestPayer, type PayerKind } from '@latchkey/booking-core/folio';
import { withoutUnseen } from '@latchkey/booking-core/text';
import type { StayOver, PayersLeft } from './open-accounts.queries.ts';

/** What one payer still owes of a stay. */
export interface Debt {
  /** The same for all debts of one debtor. */
  readonly debtor: string;
  readonly kind: PayerKind;
  readonly name: string;
  readonly taxId?: string;
  readonly toPay: number;
  readonly stay: StayOver;
}

/** What each payer owes of a stay, as its folio says it: what is to be given back to one of them lowers no other's debt. */
export function debtsOfStay(stay: StayOver): readonly Debt[] {
  const { balance } = balanceOfSums({ ...stay, penaltyDue: stay.penalty_due, feeOwed: stay.fee_owed }, stay);
  const ofPayers = stay.payers.reduce((sum, payer) => sum + payer.balance, 0);
  // What is on its way back belongs to whoever booked.
  const ofGuest = balance - ofPayers + stay.refunding;
  const name = stay.travellers[0]?.fullName ?? '';
  return [
    { debtor: guestKey(stay, name), kind: 'guest' as const, name, toPay: ofGuest, stay },
    ...stay.payers.map((payer) => ({ ...whoIs(payer, stay), toPay: payer.balance, stay })),
  ].filter(({ toPay }) => toPay > 0);
}

/** A company is known by its tax number, else by its name; any other payer by this stay alone. */
function whoIs({ payer_id: id, kind, name, tax_id: taxId }: PayersLeft, stay: StayOver) {
  const known = kind === 'company' ? [taxId, name].find((text) => text !== null && plain(text) !== '') : undefined;
  return {
    debtor:
      known === undefined || known === null
        ? `${stay.booking_id} ${id}`
        : `${known === taxId ? 'tax' : 'company'} ${plain(known)}`,
    kind,
    name: name ?? '',
    ...(taxId === null ? {} : { taxId }),
  };
}

/** Guests of one name and telephone are one; else each is known by the stay. */
const guestKey = ({ booking_id: id, contact_phone: phone }: StayOver, name: string): string =>
  phone === null || name === '' ? `${id} ${guestPayer}` : `guest ${phone} ${plain(name)}`;

/** Written by two people, the same text differs in spaces and capitals. */
const plain = (text: string): string => withoutUnseen(text).normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();
