import { decimalsOf } from '@latchkey/booking-core/currency';
import { plainLines } from '@latchkey/booking-core/text';
import { z } from 'zod';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { cancelByProperty } from '../cancellations/cancel-booking.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { answerRequest } from '../property/answer-request.ts';
import { confirmRequest, markNoShow, rejectRequest, reviseRequest } from '../property/move-request.ts';
import { takeNoShowBack } from '../property/take-no-show-back.ts';
import { askAccounts } from '../refunds/ask-account.ts';
import { cutText } from '../../cut-text.ts';

const text = z
  .string()
  .overwrite(plainLines)
  .transform((typed) => (typed === '' ? undefined : cutText(typed, 500)))
  .optional();

/** What is posted by the page; `sure` from its second page alone. */
export const postedAct = z.object({
  act: z.enum(['confirm', 'reject', 'revise', 'cancel', 'no-show', 'no-show-undo', 'accept', 'decline']),
  words: text,
  price: z.coerce.number().positive().optional(),
  request: z.string().optional(),
  sure: z.string().optional(),
});
export type PostedAct = z.infer<typeof postedAct>;

/** Those that ask first. */
export const asksFirst: ReadonlySet<PostedAct['act']> = new Set(['cancel', 'no-show']);

/** Does it as `/api/property` does; whether it was possible. */
export async function act(deps: Deps, hotel: HotelRecord, row: BookingRow, posted: PostedAct): Promise<boolean> {
  const { words, price, request = '' } = posted;
  const [id, at, ms] = [row.booking_id, deps.clock(), deps.settings.requestMs];
  await askAccounts(deps, hotel.id, id);
  return transact(deps.db, async (tx) => {
    switch (posted.act) {
      case 'confirm':
        return (await confirmRequest(tx, hotel, id, at, ms, words)) === 'done';
      case 'reject':
        return (await rejectRequest(tx, hotel, id, at, words)) === 'done';
      case 'revise': {
        const minor = Math.round((price ?? 0) * 10 ** decimalsOf(row.currency));
        return minor > 0 && (await reviseRequest(tx, hotel, id, minor, at, ms)) === 'done';
      }
      case 'cancel':
        return typeof (await cancelByProperty(tx, hotel, id, undefined, at, words)) === 'object';
      case 'no-show':
        return (await markNoShow(tx, hotel, id, at)) === 'done';
      case 'no-show-undo':
        return (await takeNoShowBack(tx, hotel, id, at)) === 'done';
      case 'accept':
      case 'decline':
        return typeof (await answerRequest(tx, row, request, { decision: posted.act, answer: words }, at)) === 'object';
    }
  });
}
