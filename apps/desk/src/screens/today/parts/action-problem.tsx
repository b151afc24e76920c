import { Notice } from '@latchkey/ui/notice';
import { useLingui } from '@lingui/react/macro';
import { useDayAction } from '../day-on-page.tsx';
import { problemWords } from '../today.copy.ts';
import * as styles from '../today.module.css';

/** Why what was pressed last was not done. */
export function ActionProblem() {
  const { i18n } = useLingui();
  const { problem } = useDayAction();
  if (problem === null) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="bad" role="alert" title={i18n._(problemWords[problem])} />
    </div>
  );
}
