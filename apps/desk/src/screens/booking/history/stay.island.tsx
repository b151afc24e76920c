import { travellerFacts } from '@latchkey/booking-core/validation';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBooking } from '../booking-on-page.tsx';
import { BookingUnits } from './booking-units.tsx';
import { RegistrationLine } from './registration-line.tsx';
import { PageSection } from '../parts/section.tsx';
import * as styles from '../parts/stay.module.css';
import { travellerFactNames } from './traveller-facts.copy.ts';
import { withHistoryWords } from './history-words.ts';

/** What is booked: each room on its plan, who comes, each night with its price, and the invoice that is wanted. */
export const Stay = withHistoryWords(() => {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { booking } = useBooking().model;
  const { rooms, travellers, bill, currency, taxExemptions = [] } = booking;
  const [guest] = travellers;
  const companions = guest?.companions ?? [];
  return (
    <PageSection id="stay" title={<Trans context="section of a booking">Stay</Trans>}>
      {rooms.map((room, at) => (
        <p key={at}>
          <b>{withCommas([room.roomName, room.ratePlanName], locale)}</b>
        </p>
      ))}
      <BookingUnits />
      <RegistrationLine />
      {companions.length === 0 ? null : (
        <p className={styles.quiet}>
          <Trans>With</Trans>{' '}
          <bdi>
            {withCommas(
              companions.map(({ fullName }) => fullName),
              locale,
            )}
          </bdi>
        </p>
      )}
      {travellerFacts(guest ?? {}).map(({ field, values }) => (
        <p key={field} className={styles.quiet}>
          {i18n._(travellerFactNames[field])}: <bdi>{withCommas(values, locale)}</bdi>
        </p>
      ))}
      {guest?.invoice === undefined ? null : (
        <p className={styles.quiet}>
          <Trans>Invoice to</Trans> <bdi>{guest.invoice.company}</bdi>, <bdi dir="ltr">{guest.invoice.taxNumber}</bdi>
        </p>
      )}
      {taxExemptions.map(({ id, text }) => (
        <p key={id} className={styles.quiet}>
          <Trans>Declared, to be shown on arrival</Trans>: <bdi>{text}</bdi>
        </p>
      ))}
      {bill.rooms.map(({ nights = [], roomTypeId }, at) =>
        nights.length === 0 ? null : (
          <ul key={`${roomTypeId} ${at}`} className={styles.nights} aria-label={t`Nights and their prices before tax`}>
            {nights.map(({ date, price }) => (
              <li key={date} className={styles.night}>
                {formatDate(date, locale)}
                <span className={styles.price}>
                  <Price>{formatMoney(price, currency, locale)}</Price>
                </span>
              </li>
            ))}
          </ul>
        ),
      )}
    </PageSection>
  );
});
