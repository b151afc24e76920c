import { useNavigation } from '@latchkey/site';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Conversation } from '../../parts/conversation/conversation.tsx';
import { useLive } from '../../live/use-live.ts';
import { ActBar } from './acts/act-bar.tsx';
import { actsOf } from './acts/acts.table.ts';
import { ThumbActs } from './acts/thumb-acts.tsx';
import { BookingProvider } from './booking-on-page.tsx';
import * as styles from './booking.module.css';
import type { FramedBooking } from './booking.model.ts';
import { Journal } from './journal/journal.tsx';
import { Bill } from './parts/bill.tsx';
import { BookingHead } from './parts/booking-head.tsx';
import { DoneBar } from './parts/done-bar.tsx';
import { Notes } from './parts/notes.tsx';
import { Payments } from './parts/payments.tsx';
import { ProblemNotice } from './parts/problem-notice.tsx';
import { Sent } from './parts/sent.tsx';
import { Stay } from './parts/stay.tsx';
import { StripTag } from './parts/strip-tag.tsx';
import { Wishes } from './parts/wishes.tsx';
import { usePress } from './use-press.ts';

// What an act does is read before it is done: its code comes when the first is opened, and the server draws it in place.
const OpenPanel = lazyPart(() =>
  import(/* webpackChunkName: "panels" */ './panels/open-panel.lazy.tsx').then(({ OpenPanel: part }) => part),
);

/** All of a booking, and every act that whoever looks may do with it now. */
export function BookingView({ model }: { readonly model: FramedBooking }) {
  const { go } = useNavigation();
  const pressed = usePress(model);
  // What is being filled in waits: nothing moves under a finger.
  useLive(model.frame.hotel.hotelId, model.opened !== null, model.booking.bookingId);
  const close = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && model.opened !== null) go(model.here, { replace: true, keepScroll: true });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => close(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const can = actsOf(model.frame.hotel, model.booking);
  return (
    <BookingProvider value={{ model, can, ...pressed }}>
      <div className={styles.two}>
        <div className={styles.matter}>
          <BookingHead />
          <StripTag />
          <DoneBar />
          <ProblemNotice />
          <ActBar />
          {model.opened === null || model.opened === 'more' ? null : (
            <Suspense fallback={null}>
              <OpenPanel />
            </Suspense>
          )}
          <Stay />
          <Payments />
          <Wishes />
          <Notes />
        </div>
        <Bill />
        <div className={styles.matter}>
          {model.conversation === null ? null : <Conversation conversation={model.conversation} here={model.here} />}
          <Sent />
          <Journal />
        </div>
      </div>
      <ThumbActs />
    </BookingProvider>
  );
}
