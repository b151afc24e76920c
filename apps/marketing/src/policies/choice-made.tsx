import { measure } from '@latchkey/ui/text';
import { useSyncExternalStore, type ReactNode } from 'react';
import * as styles from './policy.module.css';
import type { Clause } from './policy.types.ts';

const choices = ['denied', 'allowed', 'none'] as const;
type Choice = (typeof choices)[number];

/**
 * What this browser has chosen about measuring. The page is the same for everybody: only the browser knows, so the room
 * of the longest sentence is kept for it, and the buttons below do not move under the guest's finger once it is told.
 */
export function ChoiceMade({ chosen }: { readonly chosen: NonNullable<Clause['chosen']> }): ReactNode {
  const choice = useSyncExternalStore(onReturn, choiceHere, () => null);
  return (
    <div className={styles.chosen} role="status">
      {choices.map((each) => (
        <p key={each} className={measure} data-told={each === choice}>
          <strong>{chosen[each]}</strong>
        </p>
      ))}
    </div>
  );
}

/** The cookie that `POST /t/choice` and the banner set; scripts may read it. */
const choiceHere = (): Choice =>
  (/(?:^|;\s*)latchkey-measuring=(allowed|denied)(?:;|$)/.exec(document.cookie)?.[1] as Choice | undefined) ?? 'none';

/** Reads again when the guest comes back to the page, or has pressed something on it. */
function onReturn(changed: () => void): () => void {
  const pressed = (): number => window.setTimeout(changed);
  addEventListener('focus', changed);
  addEventListener('click', pressed);
  return () => {
    removeEventListener('focus', changed);
    removeEventListener('click', pressed);
  };
}
