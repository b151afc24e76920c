import { measure } from '@latchkey/ui/text';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Clause } from './policy.types.ts';

type Choice = 'denied' | 'allowed' | 'none';

/** What this browser has chosen about measuring. The page is the same for everybody: only the browser knows. */
export function ChoiceMade({ chosen }: { readonly chosen: NonNullable<Clause['chosen']> }): ReactNode {
  const choice = useSyncExternalStore(onReturn, choiceHere, () => null);
  return choice === null ? null : (
    <p className={measure} role="status">
      <strong>{chosen[choice]}</strong>
    </p>
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
