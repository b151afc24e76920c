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
        Each gets a link of their own, which you send. They can pay by {moment}, hotel time; what is missing then is
        asked of you. Your booking stands either way. If it is cancelled, what goes back is divided in proportion of
        what each has paid, and returns the way it came.
      </Trans>
    </p>
  );
}
