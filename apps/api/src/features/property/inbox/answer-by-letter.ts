import { fieldLengths } from '@latchkey/booking-core/validation';
import { actingNow } from '../../../database/acting.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import {
  type ActStopped,
  channelsOf,
  mayAct,
  maySay,
  namesForeignLink,
  writeLetter,
} from '../../messaging/messaging.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { lockBooking } from '../../bookings/bookings.ts';
import { mailedKinds } from './answer-mail.words.ts';
import type { AnswersAt } from './answers.queries.ts';
import { lockedAnswer, noteAnswer, type Named } from './answers.service.ts';
import { writeCare } from './care.queries.ts';

/** The outbox's key of the mail that answers a visitor's form. */
export const answerMailKey = ({ kind, id }: Named): string => `answer-mail:${kind}:${id}`;

type Answered = 'done' | 'not_found' | 'already_closed' | 'not_reachable' | 'too_long' | 'link_not_allowed';

/**
 * Answers by a letter: by mail to whoever asked on the site; what a guest wrote about a booking in its conversation, by
 * mail where there is an address.
 */
export async function answerByLetter(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hotel: HotelRecord,
  at: AnswersAt,
  named: Named,
  text: string,
  key: string,
): Promise<Answered | ActStopped | 'idempotency_key_reused'> {
  const { kind, id } = named;
  const may = await mayAct(deps, `${kind}:${id}`);
  if (may !== 'yes') return may;
  const by = actingNow()?.name ?? '';
  const claimed = { hotelId: hotel.id, scope: `answer:${kind}:${id}`, key, requestHash: requestHashOf({ text }) };
  const outcome = await idempotently<Answered>(deps, claimed, async (tx, rollback, now) => {
    const row = await lockedAnswer(tx, hotel, at, named);
    if (row === undefined) return rollback('not_found');
    if (!row.is_open) return rollback('already_closed');
    if (row.booking_id === null) {
      const mailed = mailedKinds.find((one) => one === kind);
      if (mailed === undefined) throw new Error(`a ${kind} without its booking`);
      // Anybody can have typed the address that it goes to.
      if (namesForeignLink(deps.settings, hotel, text)) return rollback('link_not_allowed');
      await writeCare(tx, { hotelId: hotel.id, ...named }, { closed_at: now, closed_by: by, reason: null, text });
      await enqueue(
        tx,
        [{ hotelId: hotel.id, kind: 'answer-mail', dedupeKey: answerMailKey(named), payload: { kind: mailed, id } }],
        now,
      );
    } else {
      const booking = await lockBooking(tx, bookingKey(hotel.id, row.booking_id));
      const [channel] = booking === undefined ? [] : channelsOf(booking);
      // The key makes the id, as of a letter that is written on the booking itself.
      const messageId = hashOf(`answer ${row.booking_id} ${key}`).slice(0, 22);
      if (booking === undefined || channel === undefined) return rollback('not_reachable');
      if (!(await maySay(tx, deps.settings, hotel, booking, { channel, text, now })))
        return rollback('link_not_allowed');
      if (channel === 'sms' && text.length > fieldLengths.propertySms) return rollback('too_long');
      await writeLetter(tx, booking, { messageId, channel, text, by }, now);
    }
    noteAnswer(tx, hotel, row, { answered: true });
    return 'done';
  });
  return outcome === 'repeated' ? 'done' : outcome;
}
