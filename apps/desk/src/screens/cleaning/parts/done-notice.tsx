import { postAddress, usePage } from '@latchkey/site';
import { TextButton } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCleaningPage } from '../cleaning-on-page.tsx';
import { isFormProblem } from '../form-problems.ts';
import { problemWords } from '../cleaning.copy.ts';
import type { Done } from '../cleaning.model.ts';
import * as styles from '../cleaning.module.css';

/** What was done just now, with a way back, or why it was not. */
export function DoneNotice() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { model, pressed } = useCleaningPage();
  const { done, problem } = pressed;
  if (problem !== null && !isFormProblem(problem))
    return (
      <div className={styles.notice}>
        <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />
      </div>
    );
  const unit = model.units.find(({ unitId }) => unitId === done?.unitId);
  if (done === null || unit === undefined) return null;
  const { act, was } = done;
  const isState = act === 'dirty' || act === 'clean' || act === 'inspected';
  const canUndo =
    isState && was !== null && was !== act && unit.state === act && !(act === 'dirty' && was === 'inspected');
  const isKeptOnly = act === 'in_the_way' || act === 'closed_already';
  return (
    <div className={styles.notice}>
      <Notice
        tone={isKeptOnly ? 'warn' : 'good'}
        role="status"
        title={<DoneWords act={act} room={unit.number} />}
        act={
          canUndo ? (
            <form
              method="post"
              action={postAddress('state', locale)}
              onSubmit={(event) => {
                event.preventDefault();
                pressed.press({ unitId: unit.unitId, state: was, was: unit.state });
              }}
            >
              <input type="hidden" name="unit" value={unit.unitId} />
              <input type="hidden" name="was" value={unit.state} />
              <input type="hidden" name="state" value={was} />
              <TextButton type="submit">
                <Trans context="act of the reception">Undo</Trans>
              </TextButton>
            </form>
          ) : null
        }
      />
    </div>
  );
}

function DoneWords({ act, room }: { readonly act: Done['act']; readonly room: string }) {
  const { t } = useLingui();
  switch (act) {
    case 'dirty':
      return t({ message: `${room} is to be cleaned.`, context: 'cleaning: a room by its number' });
    case 'clean':
      return t({ message: `${room} is clean.`, context: 'cleaning: a room by its number' });
    case 'inspected':
      return t({ message: `${room} is inspected.`, context: 'cleaning: a room by its number' });
    case 'broken':
      return t({ message: `Problem in ${room} saved.`, context: 'cleaning: a room by its number' });
    case 'closed':
      return t({ message: `Saved, and ${room} is off sale.`, context: 'cleaning: a room by its number' });
    case 'in_the_way':
      return t({
        message: `Saved. ${room} stays on sale: a guest has it, or all rooms of this type are sold. Please tell reception.`,
        context: 'cleaning: a room by its number',
      });
    case 'closed_already':
      return t({ message: `Saved. ${room} was already off sale.`, context: 'cleaning: a room by its number' });
    case 'mended':
      return t({ message: `Fixed in ${room}.`, context: 'cleaning: a room by its number' });
  }
}
