import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { formatMoney } from '@latchkey/format/money';
import { Button, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { soft, wrap } from '@latchkey/ui/text';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import { BookingForm } from '../../forms/booking-form.tsx';
import { FormNotice } from '../../forms/form-notice.tsx';
import { ProveBooking } from '../../look-up/prove-booking.tsx';
import { ClosedBooking } from '../booking/parts/closed-booking.tsx';
import { NoSuchBooking } from '../booking/parts/no-such-booking.tsx';
import type { CancellationModel } from './cancellation.model.ts';
import * as styles from './cancellation.module.css';
import { ChargeLine } from './parts/charge-line.tsx';
import { FeeSteps } from './parts/fee-steps.tsx';
import { StayLine } from '../booking/parts/stay-line.tsx';
import { WhatComesBack } from './parts/what-comes-back.tsx';

/** Cancelling a booking: what it costs by when, what comes back now, and one press. */
export function CancellationPage({ model }: { readonly model: CancellationModel }) {
  if (model.kind === 'gone' || model.kind === 'unavailable') return <NoSuchBooking reason={model.kind} />;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      {model.kind === 'ready' ? <Question model={model} /> : null}
      {model.kind === 'closed' ? <Closed model={model} /> : null}
      {model.kind === 'strange' ? (
        <>
          <h1 className={styles.title}>
            <Trans>Cancel a booking</Trans>
          </h1>
          <ProveBooking bookingId={model.bookingId} lookup={model.lookup} notice={model.notice} act="cancel" />
        </>
      ) : null}
    </main>
  );
}

function Question({ model }: { readonly model: Extract<CancellationModel, { kind: 'ready' }> }) {
  const { locale } = usePage();
  const { booking, quote, steps, notice } = model;
  const { bookingId } = booking;
  const { charge = 0 } = quote;
  const isRequest = booking.status === 'requested' || booking.status === 'price_revised';
  const refund = <Price weight="plain">{formatMoney(quote.refund, quote.currency, locale)}</Price>;
  return (
    <>
      <h1 className={styles.title}>
        {isRequest ? <Trans>Withdraw this request?</Trans> : <Trans>Cancel this booking?</Trans>}
      </h1>
      <StayLine booking={booking} />
      <FormNotice notice={notice} />
      <div className={styles.columns}>
        {quote.reason === 'not_confirmed' ? (
          <p className={soft}>
            <Trans>The hotel has not confirmed it yet, so there is no fee.</Trans>
          </p>
        ) : (
          <FeeSteps steps={steps} quote={quote} />
        )}
        <div>
          <WhatComesBack booking={booking} quote={quote} />
          <BookingForm
            name="cancellations"
            className={styles.confirm}
            fields={{ refund: quote.refund, charge: quote.charge ?? 0 }}
          >
            {(sending) => (
              <Button type="submit" look="destructive" wide busy={sending}>
                <span>
                  {charge > 0 ? (
                    <ChargeLine charge={charge} currency={quote.currency} part="button" />
                  ) : quote.refund > 0 ? (
                    <Trans>Cancel and get {refund} back</Trans>
                  ) : isRequest ? (
                    <Trans>Withdraw the request</Trans>
                  ) : (
                    <Trans>Cancel the booking</Trans>
                  )}
                </span>
              </Button>
            )}
          </BookingForm>
          <p className={styles.keep}>
            <TextLink href={inLanguage(urlOf('bookingStatus', { bookingId }), locale)}>
              {isRequest ? <Trans>Keep the request</Trans> : <Trans>Keep the booking</Trans>}
            </TextLink>
          </p>
        </div>
      </div>
    </>
  );
}

function Closed({
  model: { bookingId, reason, isCancelled },
}: {
  readonly model: Extract<CancellationModel, { kind: 'closed' }>;
}) {
  return (
    <ClosedBooking
      bookingId={bookingId}
      mayCall={!isCancelled}
      title={
        isCancelled ? (
          <Trans>This booking is cancelled already.</Trans>
        ) : reason === 'after_check_in' ? (
          <Trans>The check-in time has passed, so this booking can no longer be cancelled.</Trans>
        ) : (
          <Trans>This booking can no longer be cancelled here.</Trans>
        )
      }
    />
  );
}
