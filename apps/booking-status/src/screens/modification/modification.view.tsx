import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { Button, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { wrap } from '@latchkey/ui/text';
import { TextField } from '@latchkey/ui/text-field';
import { Trans } from '@lingui/react/macro';
import * as page from '../../forms/form-page.module.css';
import { FormNotice } from '../../forms/form-notice.tsx';
import { ProveBooking } from '../../look-up/prove-booking.tsx';
import { ClosedBooking } from '../booking/parts/closed-booking.tsx';
import { NoSuchBooking } from '../booking/parts/no-such-booking.tsx';
import { StayLine } from '../booking/parts/stay-line.tsx';
import { Difference } from './difference.tsx';
import type { ModificationModel } from './modification.model.ts';
import * as styles from './modification.module.css';

/** Other dates for a booking: asked for in one form, shown with what they cost, changed by one press. */
export function ModificationPage({ model }: { readonly model: ModificationModel }) {
  if (model.kind === 'gone' || model.kind === 'unavailable') return <NoSuchBooking reason={model.kind} />;
  return (
    <main id="main" className={cx(wrap, page.page)}>
      {model.kind === 'closed' ? (
        <Closed model={model} />
      ) : (
        <>
          <h1 className={page.title}>
            <Trans>Change your dates</Trans>
          </h1>
          {model.kind === 'ready' ? (
            <Dates model={model} />
          ) : (
            <ProveBooking bookingId={model.bookingId} act="modify" lookupId={model.lookupId} notice={model.notice} />
          )}
        </>
      )}
    </main>
  );
}

function Dates({ model }: { readonly model: Extract<ModificationModel, { kind: 'ready' }> }) {
  const { locale } = usePage();
  const { booking, checkIn, checkOut, today, quote, notice } = model;
  const { bookingId } = booking;
  return (
    <>
      <StayLine booking={booking} />
      <FormNotice notice={notice} />
      <form method="get" action={urlOf('modify', { bookingId })} className={styles.form}>
        <input type="hidden" name="lang" value={locale} />
        <TextField
          label={<Trans context="first day of a stay">Arrival</Trans>}
          type="date"
          name="checkIn"
          required
          min={today}
          defaultValue={checkIn}
        />
        <TextField
          label={<Trans context="last day of a stay">Departure</Trans>}
          type="date"
          name="checkOut"
          required
          min={today}
          defaultValue={checkOut}
        />
        <Button type="submit" look={quote === null ? 'brand' : 'quiet'}>
          <Trans>See what it costs</Trans>
        </Button>
      </form>
      {quote === null ? null : <Difference booking={booking} quote={quote} checkIn={checkIn} checkOut={checkOut} />}
      <p className={styles.keep}>
        <TextLink href={inLanguage(urlOf('bookingStatus', { bookingId }), locale)}>
          <Trans>Keep the booking as it is</Trans>
        </TextLink>
      </p>
    </>
  );
}

function Closed({ model: { bookingId, reason } }: { readonly model: Extract<ModificationModel, { kind: 'closed' }> }) {
  return (
    <ClosedBooking
      bookingId={bookingId}
      mayCall
      title={
        reason === 'hours' ? (
          <Trans>Hours are changed by telephone.</Trans>
        ) : (
          <Trans>This booking can no longer be changed here.</Trans>
        )
      }
    />
  );
}
