import { withCommas } from '@latchkey/format/list';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What holds for shares, said before anything is divided. */
export function RuleLine({ until, timeZone }: { readonly until: string; readonly timeZone: string }): ReactNode {
  const { locale } = usePage();
  const ends = Date.parse(until);
  const moment = withCommas(
    [formatMomentDate(ends, timeZone, locale), formatMomentTime(ends, timeZone, locale)],
    locale,
  );
  return (
    <p className={soft}>
      <Trans>
        Each person gets a link of their own, which you send. They can pay until {moment}, hotel time; after that you
        are asked for what is missing. Your booking is valid either way. If it is cancelled, the refund is divided in
        proportion to what each person paid and returned the way it was paid.
      </Trans>
    </p>
  );
}
