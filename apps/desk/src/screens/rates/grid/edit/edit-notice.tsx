import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { editWords, mayBeMeant } from './edit.copy.ts';
import * as styles from './rate-editor.module.css';
import { useCellNames } from './use-cell-names.ts';
import type { Edits } from './use-edits.ts';

/** Why nothing was changed, of which cell; or what a fill has left alone. */
export function EditNotice({ edits }: { readonly edits: Edits }) {
  const { i18n } = useLingui();
  const nameOf = useCellNames();
  const { told } = edits;
  if (told === null) return null;
  if (told.kind === 'left') {
    const { cells } = told;
    return (
      <p role="status" className={styles.told}>
        <Plural
          value={cells}
          one="# price follows another plan and was left to it."
          other="# prices follow another plan and were left to it."
        />
      </p>
    );
  }
  const { problem, at, meant } = told;
  return (
    <div role="alert" className={cx(styles.told, styles.bad)}>
      {at === null ? null : <b>{nameOf(at.line, at.date)}: </b>}
      {i18n._(editWords[problem])}{' '}
      {meant !== null && mayBeMeant.includes(problem) ? (
        <Button look="quiet" size="small" onClick={() => edits.make(meant, { force: true })}>
          <Trans context="figures that look like a slip">Set it all the same</Trans>
        </Button>
      ) : null}
    </div>
  );
}
