import type { DividedCost, WholeBooking } from '@latchkey/api-contract/types';
import { plainAmount } from '@latchkey/booking-core/currency';
import { dividedByRooms } from '@latchkey/booking-core/ledger';
import { allocate, money } from '@latchkey/booking-core/money';
import { latinDigits } from '@latchkey/booking-core/text';
import { fieldLengths } from '@latchkey/booking-core/validation';
import type { ShareLine } from './divide.model.ts';

/** As many shares as can be open at once. */
export const mostShares = 20;

export const guestsOf = ({ rooms }: Pick<WholeBooking, 'rooms'>): number =>
  rooms.reduce((sum, { adults, children }) => sum + adults + children, 0);

type Divided = Pick<WholeBooking, 'rooms' | 'currency'> & { readonly bill: Pick<WholeBooking['bill'], 'rooms'> };

/** What the form begins with: the open shares as they are, or what is left by bed or a number in equal parts, or by what each room costs. */
export function proposedLines(booking: Divided, divided: DividedCost, by: string | undefined): readonly ShareLine[] {
  const { currency } = booking;
  const open = divided.shares.filter(({ state }) => state === 'open' || state === 'declined');
  if (by === undefined && open.length > 0)
    return open.map(({ shareId, label, amount }) => ({ shareId, label, amount: plainAmount(amount, currency) }));
  if (divided.left === 0) return [];
  if (by === 'room' && isByRooms(booking))
    return dividedByRooms(divided.left, booking.bill.rooms).map((amount, place) => ({
      shareId: '',
      label: (booking.rooms[place]?.roomName ?? '').slice(0, fieldLengths.shareLabel),
      amount: plainAmount(amount, currency),
    }));
  const count = Math.min(mostShares, Math.max(1, countOf(booking, by)));
  const equal = Array.from({ length: count }, () => 1);
  return allocate(money(divided.left, currency), equal).map(({ amount }) => ({
    shareId: '',
    label: '',
    amount: plainAmount(amount, currency),
  }));
}

/** Whether a bill has a line for each room, and each room can have a share. */
const isByRooms = ({ rooms, bill }: Divided): boolean =>
  rooms.length <= mostShares && bill.rooms.length === rooms.length;

function countOf(booking: Pick<WholeBooking, 'rooms'>, by: string | undefined): number {
  if (by === 'room') return booking.rooms.length;
  const parts = latinDigits(by ?? '').trim();
  return /^\d{1,2}$/.test(parts) ? Number(parts) : guestsOf(booking);
}
