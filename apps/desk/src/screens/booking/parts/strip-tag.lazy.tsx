import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import { useBooking } from '../booking-on-page.tsx';
import { useStayWords } from '../use-stay-words.ts';
import { useUnitWords } from '../use-unit-words.ts';
import * as styles from './strip-tag.module.css';

/** On a phone, the tag of the booking in a strip: when, how long, who, and what is to pay. */
export function StripTag() {
  const { locale } = usePage();
  const { booking } = useBooking().model;
  const { dates, length, party } = useStayWords();
  const units = useUnitWords();
  return (
    <a className={styles.strip} href="#bill">
      {units === '' ? null : (
        <bdi className={styles.number} dir="ltr">
          {units}
        </bdi>
      )}
      <span>
        <b>{dates}</b>
        <small className={styles.small}>
          {length} · {party} · {booking.rooms[0]?.roomName}
        </small>
      </span>
      <span className={styles.end}>
        {booking.toPay === 0 ? (
          <Trans context="nothing is to pay any more">Paid</Trans>
        ) : (
          <>
            <Price>{formatMoney(booking.toPay, booking.currency, locale)}</Price>
            <small className={styles.small}>
              <Trans context="beside a sum">to pay</Trans>
            </small>
          </>
        )}
      </span>
    </a>
  );
}
