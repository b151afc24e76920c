import { Plural } from '@lingui/react/macro';
import { useRates } from '../rates-on-page.tsx';
import * as styles from '../rates.module.css';

/** On how many nights figures have just been set. */
export function FiguresSet() {
  const { set } = useRates().model;
  if (set === null) return null;
  return (
    <p role="status" className={styles.done}>
      {set.act === 'set' ? (
        <Plural value={set.nights} one="Set for # night" other="Set for # nights" />
      ) : (
        <Plural value={set.nights} one="# night is back to the rule" other="# nights are back to the rule" />
      )}
    </p>
  );
}
