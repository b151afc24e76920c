import type { RoomUnit } from '@latchkey/api-contract/types';
import { TextButton } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlanActs } from '../use-acts.ts';
import { useOutcomeWords } from '../use-outcome-words.ts';
import * as styles from './done-line.module.css';

const lastsMs = 10_000;

/** What has just been done to the plan, with the way back: for ten seconds, and as long as it is pointed at. */
export function DoneLine({ acts, units }: { readonly acts: PlanActs; readonly units: readonly RoomUnit[] }) {
  const { done } = acts;
  const said = useOutcomeWords(units);
  const [isHeld, setIsHeld] = useState(false);
  const gone = useEffectEvent(() => acts.forget());
  useEffect(() => {
    if (done === null || isHeld) return undefined;
    const timer = setTimeout(() => gone(), lastsMs);
    return () => clearTimeout(timer);
  }, [done, isHeld]);
  return (
    <div
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div role="status">
        {done === null ? null : (
          <div className={styles.done} data-ground="ink">
            <span>{said(done)}</span>
            {done.undo.length === 0 ? null : (
              <TextButton onClick={acts.undo} data-keys="u">
                <Trans context="act of the reception">Undo</Trans>
              </TextButton>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
