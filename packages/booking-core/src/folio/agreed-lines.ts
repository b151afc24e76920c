import { holdsRooms, type BookingStatus } from '../booking-states/moves.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Bill } from '../pricing/pricing.types.ts';
import { guestPayer, type FolioLine, type FolioLineKind, type FolioSubject } from './folio.types.ts';

/** What was agreed of a stay, and what it costs since it is over. */
export interface AgreedCharges {
  readonly status: BookingStatus;
  readonly bill: Bill;
  /** What was agreed in the end: what it differs from the bill by is a line of its own. */
  readonly total: MinorUnits;
  /** The property's day of arrival. */
  readonly arrives: LocalDate;
  /** Fees of changes beside the total; of a stay that did not take place, all that is kept of the money. */
  readonly kept: MinorUnits;
  /** Of a stay that did not take place, what of its fee is still to be paid. */
  readonly feeOwed: MinorUnits;
}

/**
 * The first lines of a folio: the bill that was agreed, or, of a stay that did not take place, what it costs all the same.
 * They add up to what was agreed.
 */
export function agreedLines(agreed: AgreedCharges): FolioLine[] {
  const { status, arrives, kept, feeOwed } = agreed;
  const line = lineOn(arrives);
  if (!holdsRooms(status))
    return [
      line('fee:kept', 'fee', kept, {}, { reason: status }),
      line('fee:owed', 'fee', feeOwed, {}, { reason: status }),
    ].filter(counts);
  const billed = billLines(agreed.bill, arrives);
  const rest = agreed.total - billed.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...billed,
    line('adjustment:agreed', 'adjustment', rest, {}, { reason: 'agreed_price' }),
    line('fee:changes', 'fee', kept, {}, { reason: 'change' }),
  ].filter(counts);
}

const counts = ({ amount }: FolioLine): boolean => amount !== 0;

const lineOn =
  (day: LocalDate) =>
  (
    id: string,
    kind: FolioLineKind,
    amount: MinorUnits,
    subject: FolioSubject,
    more: Pick<FolioLine, 'reason'> = {},
  ): FolioLine => ({ id, kind, day, amount, payerId: guestPayer, source: 'agreed', subject, ...more });

/** Each night of each room, what offers take off, the taxes on top, extras and fees. Taxes in a price are in its line. */
function billLines(bill: Bill, arrives: LocalDate): FolioLine[] {
  const line = lineOn(arrives);
  return [
    ...bill.rooms.flatMap(({ roomTypeId, amount, nights = [] }, room) =>
      nights.length === 0
        ? [line(`night:${room}`, 'night', amount, { room, id: roomTypeId })]
        : nights.map(({ date, price }) =>
            lineOn(date)(`night:${room}:${date}`, 'night', price, { room, id: roomTypeId }),
          ),
    ),
    ...bill.discounts.map(({ promotionId, kind, amount }, place) =>
      line(`adjustment:offer:${place}`, 'adjustment', -amount, { id: promotionId }, { reason: kind }),
    ),
    line('adjustment:code', 'adjustment', -bill.additionalDiscount, {}, { reason: 'coupon' }),
    ...bill.taxes.flatMap(({ taxId, name, amount, inclusive }, place) =>
      inclusive ? [] : [line(`tax:${place}:${taxId}`, 'tax', amount, { id: taxId, name })],
    ),
    ...bill.addons.map(({ addonId, name, quantity, amount }, place) =>
      line(`extra:${place}:${addonId}`, 'extra', amount, { id: addonId, name, quantity }),
    ),
    ...(bill.fees ?? []).map(({ feeId, name, quantity, amount }, place) =>
      line(`fee:${place}:${feeId}`, 'fee', amount, { id: feeId, name, quantity }),
    ),
    line('fee:booking', 'fee', bill.convenienceFee, {}),
  ];
}
