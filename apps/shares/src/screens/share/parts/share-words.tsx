import type { PayersShare } from '@latchkey/api-contract/types';
import { withCommas } from '@latchkey/format/list';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Said {
  readonly share: PayersShare;
  readonly isUnderWay: boolean;
}

/** How a share stands, in a heading. */
export function ShareTitle({ share, isUnderWay }: Said): ReactNode {
  if (isUnderWay) return <Trans>Please don’t pay again.</Trans>;
  switch (share.state) {
    case 'open':
      return <Trans>Your share of the stay.</Trans>;
    case 'declined':
      return <Trans>You have declined this share.</Trans>;
    case 'paid':
      return <Trans>Your share is paid. Thank you.</Trans>;
    case 'withdrawn':
      return <Trans>This share was withdrawn.</Trans>;
    case 'lapsed':
      return <Trans>The time for this share is over.</Trans>;
    case 'over':
      return <Trans>There is nothing left to pay.</Trans>;
  }
}

/** What it means for its payer, in a sentence. */
export function ShareLead({ share, isUnderWay }: Said): ReactNode {
  const { locale } = usePage();
  if (isUnderWay)
    return (
      <Trans>
        Your bank may have taken the money already. We are asking the payment company, and this page continues
        automatically.
      </Trans>
    );
  const ends = Date.parse(share.until);
  const until = withCommas(
    [formatMomentDate(ends, share.timeZone, locale), formatMomentTime(ends, share.timeZone, locale)],
    locale,
  );
  switch (share.state) {
    case 'open':
      return (
        <Trans>
          The person who booked sent you this link. Pay by {until}, without an account. If the stay is cancelled, the
          refund is divided in proportion to what each person paid, and your part is returned the way you paid.
        </Trans>
      );
    case 'declined':
      return <Trans>The person who booked can see that. You can still pay it until {until}.</Trans>;
    case 'paid':
      return (
        <Trans>
          The receipt comes by email. If the stay is cancelled, the refund is divided in proportion to what each person
          paid, and your part is returned the way you paid.
        </Trans>
      );
    case 'withdrawn':
      return <Trans>The person who booked has divided the cost differently. Ask them for a new link.</Trans>;
    case 'lapsed':
      return <Trans>The person who booked is asked for what was missing. Ask them if you still want to pay.</Trans>;
    case 'over':
      return <Trans>The stay is paid for, or it does not take place.</Trans>;
  }
}
