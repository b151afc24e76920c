import { bookingKey } from '../../../database/booking-key.ts';
import { decimalsOf } from '@latchkey/booking-core/currency';
import type { PropertyOperation } from '@latchkey/booking-core/staff';
import { plainLines } from '@latchkey/booking-core/text';
import { z } from 'zod';
import { actAs, type Acting } from '../../../database/acting.ts';
import type { Work } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { askAccounts } from '../../refunds/refunds.ts';
import {
  answerRequest,
  cancelByProperty,
  confirmRequest,
  markArrival,
  markDeparture,
  markNoShow,
  rejectRequest,
  reviseRequest,
  takeArrivalBack,
  takeDepartureBack,
  takeNoShowBack,
} from '../../reservations/reservations.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { cutText } from '../../../cut-text.ts';

const text = z
  .string()
  .overwrite(plainLines)
  .transform((typed) => (typed === '' ? undefined : cutText(typed, 500)))
  .optional();

/** What is posted by the page; `sure` from its second page alone. */
export const postedAct = z.object({
  act: z.enum([
    'confirm',
    'reject',
    'revise',
    'cancel',
    'arrived',
    'not-arrived',
    'left',
    'not-left',
    'no-show',
    'no-show-undo',
    'accept',
    'decline',
  ]),
  words: text,
  price: z.coerce.number().positive().optional(),
  request: z.string().optional(),
  sure: z.string().optional(),
});
export type PostedAct = z.infer<typeof postedAct>;

/** Those that ask first. */
export const asksFirst: ReadonlySet<PostedAct['act']> = new Set(['cancel', 'no-show']);

/** Does it as `/api/property` does; whether it was possible, or is asked back because the price is far from the old. */
export async function act(
  deps: Deps,
  hotel: HotelRecord,
  row: BookingRow,
  posted: PostedAct,
): Promise<'done' | 'refused' | 'price_jump'> {
  const { words, price, request = '' } = posted;
  const [id, at, ms] = [row.booking_id, deps.clock(), deps.settings.requestMs];
  await askAccounts(deps, bookingKey(hotel.id, id));
  return actAs(byLink(hotel.id, posted.act, deps.clock), () =>
    transact<'done' | 'refused' | 'price_jump'>(deps.db, async (tx, rollback) => {
      const outcome = await doneBy(tx);
      if (outcome === 'price_jump') return outcome;
      return outcome === 'done' || typeof outcome === 'object' ? 'done' : rollback('refused');
    }),
  );

  async function doneBy(tx: Work): Promise<string | object> {
    switch (posted.act) {
      case 'confirm':
        return confirmRequest(tx, hotel, id, at, ms, words);
      case 'reject':
        return rejectRequest(tx, hotel, id, at, words);
      case 'revise': {
        const minor = Math.round((price ?? 0) * 10 ** decimalsOf(row.currency));
        const isMeant = posted.sure !== undefined;
        return minor > 0 ? reviseRequest(tx, hotel, id, minor, at, ms, { isMeant, words }) : 'no_price';
      }
      case 'cancel':
        return cancelByProperty(tx, hotel, id, undefined, at, words);
      case 'arrived':
        return markArrival(tx, hotel, id, at);
      case 'not-arrived':
        return takeArrivalBack(tx, hotel, id, at);
      case 'left':
        return markDeparture(tx, hotel, id, at);
      case 'not-left':
        return takeDepartureBack(tx, hotel, id, at);
      case 'no-show':
        return markNoShow(tx, hotel, id, at);
      case 'no-show-undo':
        return takeNoShowBack(tx, hotel, id, at);
      case 'accept':
      case 'decline':
        return answerRequest(tx, hotel, row, request, { decision: posted.act, answer: words }, at);
    }
  }
}

/** The operations that the acts of the page are. */
const operations: Readonly<Record<PostedAct['act'], PropertyOperation>> = {
  confirm: 'confirmRequest',
  reject: 'rejectRequest',
  revise: 'revisePrice',
  cancel: 'cancelByProperty',
  arrived: 'markArrival',
  'not-arrived': 'takeArrivalBack',
  left: 'markDeparture',
  'not-left': 'takeDepartureBack',
  'no-show': 'markNoShow',
  'no-show-undo': 'takeNoShowBack',
  accept: 'answerGuestRequest',
  decline: 'answerGuestRequest',
};

/** Whoever reads the hotel's mail: the link opens like a key, and nobody is named. */
const byLink = (hotelId: number, act: PostedAct['act'], now: () => Date): Acting => ({
  principal: { hotelId, kind: 'key', id: 'mail-link', role: null },
  name: 'mail link',
  device: null,
  operation: operations[act],
  isFresh: true,
  now,
});
