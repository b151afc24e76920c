import { fieldLengths } from '@latchkey/booking-core/validation';
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
import { timeKindWords, requestKindWords } from '../time-requests.copy.ts';
import type { ShownBooking } from '../booking.model.ts';
import { noticePlace } from '../notice-place.ts';
import { useTellBooked } from '../use-tell-booked.ts';
import * as styles from './ask-property.module.css';

/** Asks for an early or late arrival, or a late departure, and shows what the hotel said to those before. */
export function AskProperty({ shown, booking }: { readonly shown: ShownBooking; readonly booking: WholeBooking }) {
  useTellBooked(booking);
  const requests = booking.requests ?? [];
  const canAsk = shown.asks.length > 0;
  if (!canAsk && requests.length === 0) return null;
  return (
    <section id="requests" aria-labelledby="requests-title" data-below="phone">
      <h2 id="requests-title" className={styles.title}>
        <Trans>Arriving early, leaving late</Trans>
      </h2>
      {noticePlace(shown) === 'requests' ? <FormNotice notice={shown.formNotice} /> : null}
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
            <Trans>Tell us early. The hotel answers by email and here.</Trans>
          </p>
          <Ask asks={shown.asks} typed={shown.typed} />
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
        <b>{i18n._({ ...requestKindWords[kind], values: { at } })}</b> <Badge tone={tone}>{i18n._(label)}</Badge>
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

function Ask({ asks, typed }: Pick<ShownBooking, 'asks' | 'typed'>) {
  const { locale } = usePage();
  const { i18n, t } = useLingui();
  return (
    <BookingForm name="requests" part="requests" className={styles.form}>
      {(sending) => (
        <>
          <SelectField label={<Trans>What would help?</Trans>} name="time" defaultValue={typed['time'] ?? ''} required>
            <option value="">{t`Choose a time`}</option>
            {asks.map(({ kind, times }) => (
              <optgroup key={kind} label={i18n._(timeKindWords[kind])}>
                {times.map((time) => (
                  <option key={time} value={kind === 'arrival' ? time : `${kind} ${time}`}>
                    {i18n._({ ...requestKindWords[kind], values: { at: formatTime(time, locale) } })}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <TextArea
            label={<Trans>Anything the hotel should know</Trans>}
            optional
            name="note"
            defaultValue={typed['note']}
            maxLength={fieldLengths.requestNote}
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
