import { Trans, useLingui } from '@lingui/react/macro';
import { hidden } from '@latchkey/ui/text';
import { Fragment, type ReactNode } from 'react';
import { actsOn } from '../planner.changes.ts';
import { planUrl, type Choices } from '../planner.choices.ts';
import type { ItineraryPlan, ItineraryDay } from '../planner.model.ts';
import { PlanLink } from './plan-link.tsx';
import * as styles from './change-stop.module.css';

interface ChangeStopProps {
  readonly plan: ItineraryPlan;
  readonly day: ItineraryDay;
  readonly at: number;
  readonly name: string;
}

/** What a guest can do with a stop: each is a link to the plan that comes of it. */
export function ChangeStop({ plan, day, at, name }: ChangeStopProps) {
  const { t } = useLingui();
  const { lock, unlock, another, drop, earlier, later, toDay } = actsOn(plan.choices, plan.days, day, at);
  const link = (choices: Choices | undefined, words: ReactNode) =>
    choices === undefined ? null : (
      <li>
        <PlanLink to={planUrl(plan.hotel.id, choices)} part={`day-${day.day}`}>
          {words}
          <span className={hidden}>: {name}</span>
        </PlanLink>
      </li>
    );
  if (unlock !== undefined)
    return <ul className={styles.one}>{link(unlock, t({ message: 'Unlock', context: 'a stop of a plan' }))}</ul>;
  return (
    <details className={styles.change}>
      <summary>
        <Trans>Change this stop</Trans>
        <span className={hidden}>: {name}</span>
      </summary>
      <ul>
        {link(lock, t({ message: 'Lock it here', context: 'a stop of a plan' }))}
        {link(another, t`Another place`)}
        {link(earlier, t({ message: 'Earlier', context: 'move a stop' }))}
        {link(later, t({ message: 'Later', context: 'move a stop' }))}
        {toDay.map(({ day: number, choices }) => (
          <Fragment key={number}>{link(choices, t`Move to day ${number}`)}</Fragment>
        ))}
        {link(drop, t`Leave it out`)}
      </ul>
    </details>
  );
}
