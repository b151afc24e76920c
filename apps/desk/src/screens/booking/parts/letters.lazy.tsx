import { Conversation } from '../../../parts/conversation/conversation.tsx';
import { useBooking } from '../booking-on-page.tsx';
import * as styles from '../booking.module.css';

/** What the house and the guest wrote to each other, for who may read it. */
export function Letters() {
  const { conversation, here } = useBooking().model;
  if (conversation === null) return null;
  return (
    <div className={styles.letters}>
      <Conversation conversation={conversation} here={here} />
    </div>
  );
}
