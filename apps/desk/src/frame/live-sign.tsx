import { cx } from '@latchkey/ui/cx';
import { createPortal } from 'react-dom';
import { LiveWords } from '../live/live-words.tsx';
import * as styles from './live-sign.module.css';
import { useHasScript } from './use-has-script.ts';

/** Where in the head of the frame a page says whether it follows the house. */
const placeId = 'live';

/** The place in the head, empty until the page has its script: what comes into it is read out. */
export const LivePlace = () => <div id={placeId} role="status" className={styles.place} />;

/** Says in the head whether the page follows the house; null until that is known. `time`: of when it is where it does not. */
export function LiveSign({ isLive, time }: { readonly isLive: boolean | null; readonly time: string }) {
  const place = useHasScript() ? document.getElementById(placeId) : null;
  if (place === null) return null;
  return createPortal(
    <span className={cx(isLive === true && styles.follows)}>
      <LiveWords isLive={isLive} time={time} />
    </span>,
    place,
  );
}
