import type { Message } from '@latchkey/api-contract/types';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans } from '@lingui/react/macro';
import { BookingForm } from '../../../forms/booking-form.tsx';
import { FormNotice } from '../../../forms/form-notice.tsx';
import type { Conversation, ShownBooking } from '../booking.model.ts';
import { noticePlace } from '../notice-place.ts';
import { useHotelMoment } from '../use-hotel-moment.ts';
import * as styles from './messages.module.css';

/** What guest and hotel have written to each other about the booking, and the guest's next words. */
export function Messages({
  shown,
  conversation: { messages, mayWrite, key },
}: {
  readonly shown: ShownBooking;
  readonly conversation: Conversation;
}) {
  const isRefused = noticePlace(shown) === 'messages';
  if (messages.length === 0 && !mayWrite && !isRefused) return null;
  return (
    <section id="messages" aria-labelledby="messages-title" data-below="phone">
      <h2 id="messages-title" className={styles.title}>
        <Trans>Messages with the hotel</Trans>
      </h2>
      {isRefused ? <FormNotice notice={shown.formNotice} /> : null}
      {messages.length === 0 ? null : (
        <ol className={styles.thread}>
          {messages.map((one) => (
            <Line key={one.messageId} message={one} shown={shown} />
          ))}
        </ol>
      )}
      {mayWrite ? (
        <BookingForm name="messages" part="messages" className={styles.form} fields={{ key }}>
          {(sending) => (
            <>
              <TextArea
                label={<Trans>Write to the hotel</Trans>}
                name="message"
                required
                dir="auto"
                rows={3}
                maxLength={fieldLengths.guestLetter}
                defaultValue={shown.typed['message']}
              />
              <Button type="submit" look="quiet" busy={sending}>
                <Trans>Send the message</Trans>
              </Button>
            </>
          )}
        </BookingForm>
      ) : messages.at(-1)?.from === 'guest' ? (
        <p className={cx(small, soft)}>
          <Trans>The hotel has yet to answer. If it is urgent, please call.</Trans>
        </p>
      ) : null}
    </section>
  );
}

function Line({ message, shown }: { readonly message: Message; readonly shown: ShownBooking }) {
  const say = useHotelMoment(shown.booking.timeZone);
  const { from, text, writtenAt } = message;
  const moment = say(writtenAt);
  const hotel = shown.hotel.name;
  return (
    <li className={from === 'guest' ? styles.own : styles.theirs}>
      <p className={cx(small, soft)}>
        {from === 'guest' ? (
          <Trans>You, {moment}</Trans>
        ) : (
          <Trans>
            {hotel}, {moment}
          </Trans>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  );
}
