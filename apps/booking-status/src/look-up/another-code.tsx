import { formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { BookingForm } from '../forms/booking-form.tsx';
import type { AskedLookup } from './asked-lookup.ts';
import type { LookUpAct } from './look-up.types.ts';

interface AnotherCodeProps {
  readonly lookup: AskedLookup;
  readonly act: LookUpAct;
  /** The booking whose page asks, where one does. */
  readonly bookingId?: string | undefined;
}

/** Has another code sent, from the moment on at which one can be; before it, says when that is. */
export function AnotherCode({ lookup: { lookupId, repeatFrom }, act, bookingId = '' }: AnotherCodeProps) {
  const { now } = usePage();
  const from = repeatFrom === null ? now : Date.parse(repeatFrom);
  const [isTime, setTime] = useState(now >= from);
  useEffect(() => {
    if (isTime) return undefined;
    const timer = setTimeout(() => setTime(true), from - now);
    return () => clearTimeout(timer);
  }, [from, isTime, now]);
  if (!isTime) return <Wait from={from} />;
  return (
    <BookingForm name="look-up-repeats" about={lookupId} fields={{ act, bookingId }}>
      {(sending) => (
        <>
          <p className={cx(small, soft)}>
            <Trans>No code has come?</Trans>
          </p>
          <Button type="submit" look="quiet" busy={sending}>
            <Trans>Send another code</Trans>
          </Button>
        </>
      )}
    </BookingForm>
  );
}

const minuteMs = 60_000;

/** Without a script the page is loaded again to have the button. */
function Wait({ from }: { readonly from: number }) {
  const { locale, site } = usePage();
  if (site.hotel === null)
    return (
      <p className={cx(small, soft)}>
        <Trans>No code has come? In a minute you can have another one sent; load the page again then.</Trans>
      </p>
    );
  const { timeZone, city } = site.hotel;
  const time = formatMomentTime(Math.ceil(from / minuteMs) * minuteMs, timeZone, locale);
  return (
    <p className={cx(small, soft)}>
      <Trans>
        No code has come? From {time} ({city} time) you can have another one sent; load the page again then.
      </Trans>
    </p>
  );
}
