import { formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import type { LookUpAct } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { BookingForm } from '../forms/booking-form.tsx';
import type { LookupInAddress } from './lookup-in-address.ts';

interface AnotherCodeProps {
  readonly lookup: LookupInAddress;
  readonly act: LookUpAct;
  /** The booking whose page asks, where one does. */
  readonly bookingId?: string | undefined;
}

const secondMs = 1000;

/** Has another code sent, from the moment on at which one can be; before it, the button counts down and wakes by itself. */
export function AnotherCode({ lookup: { lookupId, repeatFrom }, act, bookingId = '' }: AnotherCodeProps) {
  const { now } = usePage();
  const from = repeatFrom === null ? now : Date.parse(repeatFrom);
  const [left, setLeft] = useState(Math.max(0, Math.ceil((from - now) / secondMs)));
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    // The page's clock is the server's: what has passed is measured, not read.
    const began = performance.now();
    const atFirst = from - now;
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((atFirst - (performance.now() - began)) / secondMs)));
    }, secondMs);
    return () => clearInterval(timer);
  }, [from, isCounting, now]);
  if (isCounting) return <Wait from={from} seconds={left} />;
  return (
    <BookingForm name="look-up-repeats" search={{ lookup: lookupId }} fields={{ act, bookingId }}>
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
function Wait({ from, seconds }: { readonly from: number; readonly seconds: number }) {
  const { locale, site } = usePage();
  const zone = site.hotel?.timeZone;
  const city = site.hotel?.city;
  const time = zone === undefined ? null : formatMomentTime(Math.ceil(from / minuteMs) * minuteMs, zone, locale);
  return (
    <>
      <p className={cx(small, soft)}>
        {time === null ? (
          <Trans>No code has come? In a minute you can ask for a new one.</Trans>
        ) : (
          <Trans>
            No code has come? From {time} ({city} time) you can ask for a new one.
          </Trans>
        )}
      </p>
      <Button look="quiet" off>
        <Trans>Send another code in {seconds} s</Trans>
      </Button>
    </>
  );
}
