import '@latchkey/ui/area-map.css';
import { cx } from '@latchkey/ui/cx';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { wrap } from '@latchkey/ui/text';
import type { BookingModel } from './booking.model.ts';
import * as styles from './booking.module.css';
import './parts/ask-property.module.css';
import './parts/finding-us.module.css';
import './parts/messages.module.css';
import './registration/registering.module.css';
import { BookingKey } from './parts/booking-key.tsx';
import { NoSuchBooking } from './parts/no-such-booking.tsx';
import { Opening } from './parts/opening.tsx';
import { Timeline } from './parts/timeline.tsx';
import { useWatchedBooking } from './use-watched-booking.ts';
import { isConfirmedStay, isViewAhead } from './balance-due.ts';
import { PrintVoucher } from './voucher/print-voucher.tsx';

// What lies far down is drawn by the server; what draws it in the browser comes after the page.
const AskProperty = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './parts/ask-property.lazy.tsx').then(({ AskProperty: part }) => part),
);
const Messages = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './parts/messages.lazy.tsx').then(({ Messages: part }) => part),
);
const DuringTheStay = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './parts/during-the-stay.lazy.tsx').then(({ DuringTheStay: part }) => part),
);
const FindingUs = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './parts/finding-us.lazy.tsx').then(({ FindingUs: part }) => part),
);

const Registering = lazyPart(() =>
  import(/* webpackChunkName: "own" */ './registration/registering.island.tsx').then(({ Registering: part }) => part),
);

/** A booking in whatever state it is: what it is, what comes, how to find the hotel, and the key. */
export function BookingPage({ model }: { readonly model: BookingModel }) {
  useWatchedBooking(model);
  if (model.kind === 'own') return <Registering model={model} />;
  if (model.kind !== 'shown') return <NoSuchBooking reason={model.kind} />;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <PrintVoucher shown={model} />
      <Opening shown={model} />
      <BookingKey shown={model} />
      <div className={styles.main}>
        {isConfirmedStay(model.view) || model.view === 'request_received' ? <Timeline shown={model} /> : null}
        {model.view === 'enjoy_your_stay' ? <DuringTheStay shown={model} /> : null}
        {model.own === null ? null : <AskProperty shown={model} booking={model.own} />}
        {model.conversation === null ? null : <Messages shown={model} conversation={model.conversation} />}
        {isViewAhead(model.view) ? <FindingUs shown={model} /> : null}
      </div>
    </main>
  );
}
