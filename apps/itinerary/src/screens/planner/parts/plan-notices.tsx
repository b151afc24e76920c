import { Notice } from '@latchkey/ui/notice';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { unmetWords } from '../planner.copy.ts';
import { planUrl } from '../planner.choices.ts';
import type { ItineraryPlan } from '../planner.model.ts';
import { PlanLink } from './plan-link.tsx';
import * as styles from './plan-notices.module.css';

/** From this many places on, a plan is as long as it should be. */
const enough = 5;

/** What there is to know of the plan before reading it. */
export function PlanNotices({ plan: { choices, hotel, places, unmet } }: { readonly plan: ItineraryPlan }) {
  const { i18n, t } = useLingui();
  const isChanged = choices.changes.length > 0 || choices.keep.length > 0;
  const isShort = places !== null && places < enough;
  return (
    <div className={styles.notices} role="status">
      {unmet.map(({ placeName, code }) => (
        <Notice key={`${placeName} ${code}`} tone="warn" title={<bdi>{placeName}</bdi>}>
          {i18n._(unmetWords[code])}
        </Notice>
      ))}
      {isShort ? (
        <Notice title={t`A short plan`}>
          {t`${plural(places, { one: 'We know # place around here, so the plan is short.', other: 'We know # places around here, so the plan is short.' })}`}
        </Notice>
      ) : null}
      {isChanged ? (
        <p className={styles.again}>
          <PlanLink to={planUrl(hotel.id, { ...choices, keep: [], changes: [] })}>
            <Trans>Back to the plan as we wrote it</Trans>
          </PlanLink>
        </p>
      ) : null}
    </div>
  );
}
