import { clockHour } from '@latchkey/booking-core/clock';
import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { Badge } from '@latchkey/ui/badge';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { SelectField } from '@latchkey/ui/select-field';
import { small, soft } from '@latchkey/ui/text';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookingForm } from '../../../forms/booking-form.tsx';
import { FormNotice } from '../../../forms/form-notice.tsx';
import { requestStatusWords } from '../booking.copy.ts';
import type { ShownBooking } from '../booking.model.ts';
import { useTellBooked } from '../use-tell-booked.ts';
import * as styles from './ask-property.module.css';
import { isOfData } from './your-data.lazy.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => clockHour(hour));

/** Asks for an early arrival or a late departure, and shows what the hotel said to those before. */
export function AskProperty({ shown, booking }: { readonly shown: ShownBooking; readonly booking: WholeBooking }) {
  useTellBooked(booking);
  const requests = booking.requests ?? [];
  const canAsk = shown.view === 'confirmed' || shown.view === 'waiting_to_host' || shown.view === 'enjoy_your_stay';
  if (!canAsk && requests.length === 0) return null;
  return (
    <section id="requests" aria-labelledby="requests-title" data-below="phone">
      <h2 id="requests-title" className={styles.title}>
        <Trans>Arriving early, leaving late</Trans>
      </h2>
      {shown.view === 'revised_price' || isOfData(shown.formNotice) ? null : <FormNotice notice={shown.formNotice} />}
      {requests.length === 0 ? null : (
        <ul className={styles.list}>
          {requests.map((request) => (
            <Request key={request.requestId} request={request} />
          ))}
        </ul>
      )}
      {canAsk ? (
        <>
          <p className={cx(small, soft)}>
            <Trans>
              Ask before the time that you ask for. Up to five requests may be open; the hotel’s answer comes by email
              and shows here.
            </Trans>
          </p>
          <Ask booking={booking} typed={shown.typed} />
        </>
      ) : null}
    </section>
  );
}

function Request({ request }: { readonly request: NonNullable<WholeBooking['requests']>[number] }) {
  const { locale } = usePage();
  const { i18n } = useLingui();
  const { kind, time, note, status, answer } = request;
  const { tone, label } = requestStatusWords[status];
  const at = formatTime(time, locale);
  return (
    <li className={styles.request}>
      <p>
        <b>{kind === 'arrival' ? <Trans>Early arrival, {at}</Trans> : <Trans>Late departure, {at}</Trans>}</b>{' '}
        <Badge tone={tone}>{i18n._(label)}</Badge>
      </p>
      {note === null ? null : (
        <p className={cx(small, soft)}>
          <bdi>{note}</bdi>
        </p>
      )}
      {answer === null ? null : (
        <p>
          <bdi>{answer}</bdi>
        </p>
      )}
    </li>
  );
}

function Ask({ booking: { bookingId }, typed }: { readonly booking: WholeBooking } & Pick<ShownBooking, 'typed'>) {
  const { locale } = usePage();
  const { t } = useLingui();
  return (
    <BookingForm name="requests" about={bookingId} className={styles.form}>
      {(sending) => (
        <>
          <SelectField label={<Trans>What would help?</Trans>} name="kind" defaultValue={typed['kind'] ?? 'arrival'}>
            <option value="arrival">{t`Arrive early`}</option>
            <option value="departure">{t`Leave late`}</option>
          </SelectField>
          <SelectField label={<Trans>At what time?</Trans>} name="time" defaultValue={typed['time'] ?? '09:00'}>
            {hours.map((time) => (
              <option key={time} value={time}>
                {formatTime(time, locale)}
              </option>
            ))}
          </SelectField>
          <TextArea
            label={<Trans>Anything the hotel should know</Trans>}
            optional
            name="note"
            defaultValue={typed['note']}
            maxLength={500}
            rows={3}
          />
          <Button type="submit" look="quiet" busy={sending}>
            <Trans>Ask the hotel</Trans>
          </Button>
        </>
      )}
    </BookingForm>
  );
}
