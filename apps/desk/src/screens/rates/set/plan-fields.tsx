import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';
import { planKey } from '../figures/lines.ts';
import { useRates } from '../rates-on-page.tsx';
import * as styles from './figures-form.module.css';
import { planField } from '../figures/typed-names.ts';

/** Which plans are changed. Prices of one that follows another go with that one. */
export function PlanFields() {
  const { locale } = usePage();
  const { grid, picked, typed } = useRates().model;
  const chosen = typed.plans === '' ? [picked] : typed.plans.split(' ');
  const plans = grid.roomTypes.flatMap(({ roomTypeId, name, plans: own }) =>
    own.map((plan) => ({
      key: planKey(roomTypeId, plan.ratePlanId),
      name: withCommas([name, plan.name], locale),
      isFollowing: plan.follows !== undefined,
    })),
  );
  return (
    <fieldset className={styles.plans}>
      <legend className={styles.legend}>
        <Trans context="whose figures are set">Plans</Trans>
      </legend>
      {plans.map(({ key, name }, place) => (
        <label key={key} className={styles.plan}>
          <input type="checkbox" name={planField(place)} value={key} defaultChecked={chosen.includes(key)} />
          {name}
        </label>
      ))}
      {plans.some(({ isFollowing }) => isFollowing) ? (
        <p className={styles.quiet}>
          <Trans>Prices of a linked plan follow the plan it is based on.</Trans>
        </p>
      ) : null}
    </fieldset>
  );
}
