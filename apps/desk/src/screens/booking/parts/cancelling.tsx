import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';
import { useBooking } from '../booking-on-page.tsx';
import { useSums } from '../use-sums.ts';
import * as styles from './bill.module.css';

/** What cancelling now would cost the guest; empty once the guest cannot cancel. */
export function Cancelling() {
  const { locale } = usePage();
  const say = useSums();
  const { ifCancelled, timeZone } = useBooking().model.booking;
  if (ifCancelled === undefined) return null;
  const { freeUntil, kept, refund } = ifCancelled;
  if (freeUntil === null && kept + refund === 0) return null;
  const at = freeUntil === null ? 0 : Date.parse(freeUntil);
  const moment = `${formatMomentDate(at, timeZone, locale)}, ${formatMomentTime(at, timeZone, locale)}`;
  const [keptSum, refundSum] = [say(kept), say(refund)];
  return (
    <p className={styles.reasons}>
      {freeUntil === null ? (
        <Trans>
          If the guest cancels now, you keep {keptSum} and refund {refundSum}.
        </Trans>
      ) : (
        <Trans>The guest can cancel free of charge until {moment}.</Trans>
      )}
    </p>
  );
}
