import { LinkButton, Button } from '@latchkey/ui/button';
import { usePage } from '@latchkey/site';
import { useHydrated } from '@latchkey/stay/island';
import { cx } from '@latchkey/ui/cx';
import { calendarPlus, printer } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { calendarLink } from '../calendar-link.ts';
import { planUrl } from '../planner.choices.ts';
import type { ItineraryPlan } from '../planner.model.ts';
import { MailPlan } from './mail-plan.tsx';
import * as styles from './take-along.module.css';

/** Ways to keep the plan: by mail, on paper, in the calendar, and on the device. */
export function TakeAlong({ plan }: { readonly plan: ItineraryPlan }) {
  const { now, origin } = usePage();
  const isHydrated = useHydrated();
  const calendar = calendarLink(plan, {
    madeAt: now,
    url: `${origin}${planUrl(plan.hotel.id, plan.choices)}`,
  });
  return (
    <section className={styles.along} aria-labelledby="take-along">
      <h2 id="take-along" className={styles.title}>
        <Trans>Take it with you.</Trans>
      </h2>
      <div className={styles.ways}>
        <MailPlan plan={plan} />
        <div className={styles.acts}>
          {isHydrated ? (
            <Button look="quiet" onClick={() => window.print()}>
              <Icon icon={printer} />
              <Trans>Print, a page for each day</Trans>
            </Button>
          ) : null}
          {calendar === null ? (
            <p className={cx(small, soft)}>
              <Trans>Choose a first day to take the plan into your calendar.</Trans>
            </p>
          ) : (
            <LinkButton look="quiet" href={calendar} download="plan.ics">
              <Icon icon={calendarPlus} />
              <Trans>Add to calendar</Trans>
            </LinkButton>
          )}
          <p className={cx(small, soft)}>
            <Trans>
              The plan is saved in the link of this page: send it to whoever comes along. Once you have opened it, it
              also opens without internet.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
