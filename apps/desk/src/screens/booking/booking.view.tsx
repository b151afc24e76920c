import { lazyPart } from '@latchkey/ui/lazy-part';
import { useLive } from '../../live/use-live.ts';
import { ActBar } from './acts/act-bar.tsx';
import { actsByLink, actsOf } from './acts.table.ts';
import { BookingProvider } from './booking-on-page.tsx';
import * as styles from './booking.module.css';
import '@latchkey/ui/bill.css';
import '@latchkey/ui/hung-tag.css';
import '@latchkey/ui/key-tag.css';
import '../../parts/conversation/conversation.module.css';
import './acts/acts.module.css';
import './history/check-out/check-out.module.css';
import './history/folio/folio.module.css';
import './parts/bill.module.css';
import './parts/notes.module.css';
import './parts/payments.module.css';
import './parts/section.module.css';
import './parts/stay.module.css';
import './parts/strip-tag.module.css';
import './parts/wishes.module.css';
import './history/journal.module.css';
import './history/sent.module.css';
import type { Framed } from '../../frame/desk-frame.types.ts';
import type { BookingModel } from './booking.model.ts';
import { OpenPanel } from './panels/open-panel.tsx';
import { PanelProblem } from './panels/panel.tsx';
import { BookingHead } from './parts/booking-head.tsx';
import { DoneBar } from './parts/done-bar.tsx';
import { ProblemNotice } from './problem/problem-notice.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useAction } from './use-action.ts';

// Drawn by the server; what draws them in the browser comes after the page. Not so the panels: input into them before
// their code had come would be lost. The sheets of what is drawn at once come with the page.
const BookingHistory = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './history/history.island.tsx').then(({ BookingHistory: part }) => part),
);
const StripTag = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './parts/strip-tag.lazy.tsx').then(({ StripTag: part }) => part),
);
const Bill = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './parts/bill.lazy.tsx').then(({ Bill: part }) => part),
);
const Stay = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './history/stay.island.tsx').then(({ Stay: part }) => part),
);
const Payments = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './history/payments.island.tsx').then(({ Payments: part }) => part),
);
const Wishes = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './history/wishes.island.tsx').then(({ Wishes: part }) => part),
);
const Notes = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './parts/notes.lazy.tsx').then(({ Notes: part }) => part),
);
const ThumbActs = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './acts/thumb-acts.lazy.tsx').then(({ ThumbActs: part }) => part),
);
const Folio = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './history/folio.island.tsx').then(({ Folio: part }) => part),
);
const CheckOut = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './history/check-out.island.tsx').then(({ CheckOut: part }) => part),
);
const SettleTag = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './history/check-out.island.tsx').then(({ SettleTag: part }) => part),
);
const Letters = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './parts/letters.lazy.tsx').then(({ Letters: part }) => part),
);

/** All of a booking, and every act that whoever looks may do with it now. Without a frame it is of who has the link of a mail. */
export function BookingView({ model }: { readonly model: BookingModel & Partial<Framed> }) {
  const pressed = useAction(model);
  useFocusBack(model.opened);
  const { booking, frame } = model;
  const isLeaving = model.opened === 'check_out';
  const can = frame === undefined ? actsByLink(booking) : actsOf(frame.hotel, booking);
  return (
    <BookingProvider value={{ model, can, ...pressed }}>
      {frame === undefined ? null : <Live model={model} />}
      <div className={styles.two}>
        <div className={styles.matter}>
          <BookingHead />
          {isLeaving ? (
            <CheckOut problem={<PanelProblem />} />
          ) : (
            <>
              <StripTag />
              <DoneBar />
              <ProblemNotice />
              <ActBar />
              <OpenPanel />
              <Stay />
              <Folio />
              <Payments />
              <Wishes />
              <Notes />
            </>
          )}
        </div>
        {isLeaving ? <SettleTag /> : <Bill />}
        <div className={styles.matter}>
          <Letters />
          <BookingHistory />
        </div>
      </div>
      {isLeaving ? null : <ThumbActs />}
    </BookingProvider>
  );
}

/** Follows the booking for who is signed in. What is being filled in waits: nothing moves under a finger. */
function Live({ model: { booking, opened } }: { readonly model: BookingModel }) {
  useLive(booking.hotelId, opened !== null, booking.bookingId);
  return null;
}
