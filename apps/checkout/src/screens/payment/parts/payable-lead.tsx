import { formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';
import { OtherPurpose } from './other-purpose.tsx';
import type { PayableBooking, PaymentPurpose } from '../payment.model.ts';

/** What the payment is for. */
export function Title({ purpose }: { readonly purpose: PaymentPurpose }) {
  switch (purpose) {
    case 'stay':
      return <Trans>One last step.</Trans>;
    case 'difference':
      return <Trans>Your change costs more.</Trans>;
    case 'balance':
      return <Trans>Pay the rest now.</Trans>;
    case 'guarantee':
    case 'penalty':
      return <OtherPurpose purpose={purpose} part="title" />;
  }
}

/** Until when the guest may take to pay, and what happens then. */
export function PayableLead({ payable: { purpose, booking, expiresAt } }: { readonly payable: PayableBooking }) {
  const { locale, site } = usePage();
  const city = site.hotel?.city ?? '';
  const until = expiresAt === null ? null : formatMomentTime(Date.parse(expiresAt), booking.timeZone, locale);
  if (purpose === 'guarantee' || purpose === 'penalty')
    return <OtherPurpose purpose={purpose} part="lead" booking={booking} until={until} />;
  if (booking.paymentMakes === 'requested') return <OtherPurpose purpose="request" part="lead" until={until} />;
  if (purpose === 'balance')
    return <Trans>Your stay is confirmed. What is left can be paid here, or at reception.</Trans>;
  if (purpose === 'difference')
    return until === null ? (
      <Trans>Your booking stays as it was until the difference is paid.</Trans>
    ) : (
      <Trans>
        Your change is held for you until {until}, {city} time. Your booking stays as it was until the difference is
        paid.
      </Trans>
    );
  return until === null ? (
    <Trans>Your room is held for you while you pay.</Trans>
  ) : (
    <Trans>
      Your room is held for you until {until}, {city} time; then others can book it. Nothing is charged before you agree
      in the payment window.
    </Trans>
  );
}
