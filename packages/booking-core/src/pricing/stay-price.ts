import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { ofRoomsIn } from './of-rooms.ts';
import type { Bill, RoomLine } from './pricing.types.ts';
import { returnedTaxesOf } from '../tax/returned-taxes.ts';
import type { StayPrice } from '../cancellation/cancellation.types.ts';
import { keepableOf } from '../cancellation/fee.ts';

/**
 * What a stay costs as a cancellation fee looks at it: the first nights of every room after discount, with their share
 * of the taxes as an advance of the first night has it, but for taxes that come back. Of a total that was agreed in
 * place of the bill's the nights have their part.
 */
export function stayPriceOf(bill: Bill, total: MinorUnits = bill.total): Required<StayPrice> {
  const returnedTaxes = returnedTaxesOf(bill);
  const ofRooms = Math.max(0, ofRoomsIn(bill, bill.total, true));
  const rooms = bill.rooms.map(nightsOf);
  const length = Math.max(0, ...rooms.map((nights) => nights.length));
  const upTo = Array.from({ length }, (_, last) => sumOf(rooms.flatMap((nights) => nights.slice(0, last + 1))));
  const all = upTo.at(-1) ?? 0;
  const [ofBill, ofTotal] = [keepableOf({ total: bill.total, returnedTaxes }), keepableOf({ total, returnedTaxes })];
  const firstNights = upTo.map((sum) => {
    const cost = all === 0 ? 0 : halfUpOfProduct(ofRooms, sum, all);
    return ofBill === ofTotal || ofBill === 0 ? cost : halfUpOfProduct(cost, ofTotal, ofBill);
  });
  return { total, returnedTaxes, firstNights, roomCount: bill.rooms.length };
}

/** What each night of a room counts for; of a bill of before nights were in it all of them the same. */
const nightsOf = ({ nights, amount, units }: RoomLine): number[] =>
  nights?.map(({ price, paid = price }) => paid) ?? Array.from({ length: units }, () => amount);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
