import { cx } from '@latchkey/ui/cx';
import { useLingui } from '@lingui/react/macro';
import { sourceWords } from '../rates.copy.ts';
import * as styles from '../rates.module.css';
import * as marks from '../grid/rate-table.module.css';
import { useCellWords } from '../grid/use-cell-words.ts';

/** What the marks of figures mean. */
export function Legend() {
  const { i18n } = useLingui();
  const { count } = useCellWords();
  return (
    <p className={cx(styles.legend, styles.onDesktop)} aria-hidden="true">
      <span>
        <b>{count(6200)}</b> {i18n._(sourceWords.rule)}
      </span>
      <span>
        <i className={cx(styles.sample, marks.hand)} /> {i18n._(sourceWords.hand)}
      </span>
      <span>
        <b>= {count(5600)}</b> {i18n._(sourceWords.derived)}
      </span>
      <span>
        <i className={cx(styles.sample, marks.channel)} /> {i18n._(sourceWords.channel)}
      </span>
    </p>
  );
}
