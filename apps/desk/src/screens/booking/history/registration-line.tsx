import { inLanguage, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { useLingui } from '@lingui/react/macro';
import { mayHere } from '../../../session/may-here.ts';
import { useBooking } from '../booking-on-page.tsx';
import * as styles from '../parts/stay.module.css';

/** Whether the travellers are registered, and the way to their forms, for who may read them: each reading is in the journal. */
export function RegistrationLine() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { booking, frame } = useBooking().model;
  const { bookingId, hotelId, registration } = booking;
  if (registration === undefined || registration === 'none') return null;
  if (frame === undefined || !mayHere(frame.hotel, 'readRegistration')) return null;
  return (
    <p className={styles.quiet}>
      <a href={inLanguage(deskUrl('registration', { hotelId }, { stay: bookingId }), locale)}>
        {registration === 'done' || registration === 'sending'
          ? t({ message: 'Registration: done', context: 'of the guests of a stay' })
          : registration === 'ready' || registration === 'refused'
            ? t({ message: 'Registration: ready', context: 'of the guests of a stay' })
            : t({ message: 'Registration: not yet', context: 'of the guests of a stay' })}
      </a>
    </p>
  );
}
