import type { UnitToday } from '@latchkey/api-contract/types';
import { isToClean, unitStates, type UnitState } from '@latchkey/booking-core/units';
import { postAddress, usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Icon, type IconShape } from '@latchkey/ui/icon';
import { badgeCheck, circleDashed, sparkles } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { stateNames } from '../cleaning.copy.ts';
import { useCleaningPage } from '../cleaning-on-page.tsx';
import * as styles from './state-form.module.css';

const signs: Readonly<Record<UnitState, IconShape>> = { dirty: circleDashed, clean: sparkles, inspected: badgeCheck };

/** What is pressed next in a room: it is cleaned, then looked over. */
const nextOf: Readonly<Record<UnitState, UnitState | null>> = { dirty: 'clean', clean: 'inspected', inspected: null };

/** The three states of a room, one press each. In a list on a phone it is the next one alone, at the thumb. */
export function StateForm({ unit, isWide = false }: { readonly unit: UnitToday; readonly isWide?: boolean }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { model, pressed } = useCleaningPage();
  const { unitId, state, stateAt, leaves, stays, number } = unit;
  const wasSleptIn = leaves || stays;
  // A room that somebody slept in is dirty, whatever it was yesterday.
  const shown = isToClean({ state, stateAt: stateAt === null ? null : Date.parse(stateAt), wasSleptIn }, model.midnight)
    ? 'dirty'
    : state;
  const press = (event: MouseEvent, next: UnitState): void => {
    event.preventDefault();
    pressed.press({ unitId, state: next, was: state });
  };
  return (
    <form
      method="post"
      action={postAddress('state', locale, isWide ? { room: unitId } : {})}
      className={cx(styles.states, isWide && styles.wide)}
    >
      <input type="hidden" name="unit" value={unitId} />
      <input type="hidden" name="was" value={state} />
      {unitStates.map((one) => (
        <button
          key={one}
          type="submit"
          name="state"
          value={one}
          className={cx(styles.state, styles[one], one === nextOf[shown] && styles.next)}
          aria-pressed={one === shown}
          aria-busy={pressed.busy === unitId || undefined}
          aria-label={`${number}: ${i18n._(stateNames[one])}`}
          disabled={one === 'inspected' && shown === 'dirty'}
          onClick={(event) => press(event, one)}
        >
          <Icon icon={signs[one]} className={styles.sign} />
          {i18n._(stateNames[one])}
        </button>
      ))}
    </form>
  );
}
