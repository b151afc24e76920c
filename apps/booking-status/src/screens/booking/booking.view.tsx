import { cx } from '@latchkey/ui/cx';
import { wrap } from '@latchkey/ui/text';
import type { BookingModel } from './booking.model.ts';
import * as styles from './booking.module.css';
import { AskProperty } from './parts/ask-property.tsx';
import { BookingKey } from './parts/booking-key.tsx';
import { FindingUs } from './parts/finding-us.tsx';
import { NoSuchBooking } from './parts/no-such-booking.tsx';
import { Opening } from './parts/opening.tsx';
import { Timeline } from './parts/timeline.tsx';
import { useWatchedBooking } from './use-watched-booking.ts';
import { opensADoor } from './standing.ts';
import { PrintVoucher } from './voucher/print-voucher.tsx';

/** A booking in whatever state it is: what it is, what comes, how to find the hotel, and the key. */
export function BookingPage({ model }: { readonly model: BookingModel }) {
  useWatchedBooking(model);
  if (model.kind !== 'shown') return <NoSuchBooking reason={model.kind} />;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <PrintVoucher shown={model} />
      <Opening shown={model} />
      <BookingKey shown={model} />
      <div className={styles.main}>
        {opensADoor(model.view) ? <Timeline shown={model} /> : null}
        {model.own === null ? null : <AskProperty shown={model} booking={model.own} />}
        <FindingUs shown={model} />
      </div>
    </main>
  );
}
