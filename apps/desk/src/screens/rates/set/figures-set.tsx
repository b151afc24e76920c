import { tooLong } from './carried-fields.ts';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Plural, Trans } from '@lingui/react/macro';
import { useRates } from '../rates-on-page.tsx';
import * as styles from '../rates.module.css';

/** On how many nights figures have just been set, and the way back to what stood there. */
export function FiguresSet() {
  const { locale } = usePage();
  const { set, here, key } = useRates().model;
  if (set === null) return null;
  const shown = Object.fromEntries(new URLSearchParams(here.split('?')[1] ?? ''));
  const { nights } = set;
  return (
    <div role="status" className={styles.done}>
      <span>
        {set.act === 'set' ? (
          <Plural value={nights} one="Set for # night" other="Set for # nights" />
        ) : set.act === 'rule' ? (
          <Plural value={nights} one="# night is back to the rule" other="# nights are back to the rule" />
        ) : (
          <Plural value={nights} one="# night is as it was" other="# nights are as they were" />
        )}
      </span>
      {set.back === tooLong ? (
        <span className={styles.quiet}>
          <Trans>This change is too large to undo. Use “Set prices…” to restore the standard prices.</Trans>
        </span>
      ) : null}
      {set.back === '' || set.back === tooLong ? null : (
        <form method="post" action={postAddress('set', locale, shown)}>
          <input type="hidden" name="act" value="undo" />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="seen" value={set.seen} />
          <input type="hidden" name="back" value={set.back} />
          <Button type="submit" look="quiet" size="small" data-keys="u">
            <Trans context="of what was done with rates">Undo</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}
