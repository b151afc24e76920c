import type { DayBooking } from '@latchkey/api-contract/types';
import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { useDay } from '../day-on-page.tsx';
import * as styles from './guest-link.module.css';

/** The guest's name, which leads to the booking; its reference once the guest is forgotten. */
export function GuestLink({
  booking: { guestName, reference },
  className,
}: {
  readonly booking: Pick<DayBooking, 'guestName' | 'reference'>;
  readonly className: string | undefined;
}) {
  const { hotelId } = useDay().model.frame.hotel;
  return (
    <SiteLink className={styles.link} to={deskUrl('booking', { hotelId, reference })}>
      <bdi className={className}>{guestName === '' ? reference : guestName}</bdi>
    </SiteLink>
  );
}
