import { returnedTaxesOf } from '@latchkey/booking-core/tax';
import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useNonRefundable } from '@latchkey/stay/stay-words';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { wrap } from '@latchkey/ui/text';
import { Plural, Trans } from '@lingui/react/macro';
import { FormNotice } from '../../forms/form-notice.tsx';
import * as page from '../../forms/form-page.module.css';
import { ProveBooking } from '../../look-up/prove-booking.tsx';
import { ClosedBooking } from '../booking/parts/closed-booking.tsx';
import { NoSuchBooking } from '../booking/parts/no-such-booking.tsx';
import { StayLine } from '../booking/parts/stay-line.tsx';
import { WaitingChange } from '../booking/parts/waiting-change.tsx';
import type { ModificationModel, ReadyChange } from './modification.model.ts';
import * as styles from './modification.module.css';
import { AsBooked } from './parts/as-booked.tsx';
import { Beside } from './parts/beside.tsx';
import { ChangeForm } from './parts/change-form.tsx';
import { Difference } from './parts/difference.tsx';
import { searchOf } from './wish-fields.ts';

/** Another stay in place of a booked one: asked for in one form, shown with what it costs, changed by one press. */
export function ModificationPage({ model }: { readonly model: ModificationModel }) {
  if (model.kind === 'gone' || model.kind === 'unavailable') return <NoSuchBooking reason={model.kind} />;
  return (
    <main id="main" className={cx(wrap, page.page)}>
      {model.kind === 'closed' ? (
        <ClosedBooking
          bookingId={model.bookingId}
          mayCall
          title={<Trans>This booking can no longer be changed here.</Trans>}
        />
      ) : (
        <>
          <h1 className={page.title}>
            <Trans>Change your booking</Trans>
          </h1>
          {model.kind === 'ready' ? (
            <Change model={model} />
          ) : (
            <ProveBooking bookingId={model.bookingId} act="modify" lookup={model.lookup} notice={model.notice} />
          )}
        </>
      )}
    </main>
  );
}

function Change({ model }: { readonly model: ReadyChange }) {
  const { locale } = usePage();
  const { booking, quote, notice, wanted, minStay } = model;
  const { bookingId } = booking;
  return (
    <>
      <StayLine booking={booking} />
      <WaitingChange booking={booking} />
      {model.addsOnly ? (
        <p>
          <Refundable booking={booking} />
        </p>
      ) : null}
      <div className={styles.columns}>
        {/* Another stay is another form: its fields begin with the wanted stay. Its counts are the guest's own. */}
        <ChangeForm key={JSON.stringify(searchOf({ ...wanted, rooms: [], addons: [] }))} model={model} />
        <div id="cost" className={styles.cost} aria-live="polite">
          <FormNotice notice={notice} />
          {minStay === null ? null : <MinStay nights={minStay} />}
          {notice === 'booking-changed' && quote !== null ? <Beside model={model} quote={quote} /> : null}
          {quote === null ? <AsBooked booking={booking} /> : <Difference model={model} quote={quote} />}
        </div>
      </div>
      <p className={styles.keep}>
        <TextLink href={inLanguage(urlOf('bookingStatus', { bookingId }), locale)}>
          <Trans>Keep the booking as it is</Trans>
        </TextLink>
      </p>
    </>
  );
}

/** What of a stay whose fee is the whole price still comes back, and that no change takes anything away. */
function Refundable({ booking }: Pick<ReadyChange, 'booking'>) {
  const { locale } = usePage();
  const nonRefundable = useNonRefundable();
  const taxes = returnedTaxesOf(booking.bill);
  if (taxes === 0)
    return (
      <Trans>
        This stay is not refundable. You can add nights, rooms, guests and extras to it, but take nothing away.
      </Trans>
    );
  const fee = nonRefundable(formatMoney(taxes, booking.currency, locale));
  return <Trans>{fee}. You can add nights, rooms, guests and extras, but take nothing away.</Trans>;
}

/** The dates are too short for the hotel's own rule. */
const MinStay = ({ nights }: { readonly nights: number }) => (
  <p>
    <Trans>
      On these dates the hotel sells <Plural value={nights} one="# night or more" other="# nights or more" />.
    </Trans>
  </p>
);
