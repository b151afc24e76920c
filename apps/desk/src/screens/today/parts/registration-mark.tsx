import type { DayBooking } from '@latchkey/api-contract/types';
import { inLanguage, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { check, circleDashed } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import { mayHere } from '../../../session/may-here.ts';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';

/** Whether the travellers of a stay are registered, and the way to their forms, for who may read them. */
export function RegistrationMark({ booking }: { readonly booking: DayBooking }) {
  const { hotel } = useDay().model.frame;
  const { bookingId, registration } = booking;
  if (registration === undefined || registration === 'none' || !mayHere(hotel, 'readRegistration')) return null;
  const isDone = registration === 'done' || registration === 'sending';
  return (
    <li className={cx(styles.mark, isDone && styles.good)}>
      <Icon icon={isDone ? check : circleDashed} className={styles.sign} />
      <RegistrationLink bookingId={bookingId} registration={registration} />
    </li>
  );
}

/** The way to the forms of a stay. Read once it is pressed, and not when it is pointed at: each reading is in the journal. */
export function RegistrationLink({ bookingId, registration }: Pick<DayBooking, 'bookingId' | 'registration'>) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { hotelId } = useDay().model.frame.hotel;
  return (
    <a className={styles.letters} href={inLanguage(deskUrl('registration', { hotelId }, { stay: bookingId }), locale)}>
      {registration === 'done' || registration === 'sending'
        ? t({ message: 'Registration: done', context: 'of the guests of a stay' })
        : registration === 'ready' || registration === 'refused'
          ? t({ message: 'Registration: ready', context: 'of the guests of a stay' })
          : t({ message: 'Registration: not yet', context: 'of the guests of a stay' })}
    </a>
  );
}
