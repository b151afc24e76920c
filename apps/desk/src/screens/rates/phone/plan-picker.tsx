import { useNavigation, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { planKey } from '../figures/lines.ts';
import { useRates } from '../rates-on-page.tsx';
import * as styles from './week-list.module.css';

/** Which plan a phone shows: one list, its types as groups. Without a script the choice is sent by a button. */
export function PlanPicker() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { go } = useNavigation();
  const hasScript = useHasScript();
  const { grid, frame, picked } = useRates().model;
  const from = grid.from === grid.today ? undefined : grid.from;
  const show = (plan: string): void =>
    go(deskUrl('rates', { hotelId: frame.hotel.hotelId }, { from, plan }), { keepScroll: true, replace: true });
  return (
    <form method="get" className={styles.picker}>
      <input type="hidden" name="lang" value={locale} />
      {from === undefined ? null : <input type="hidden" name="from" value={from} />}
      <SelectField
        name="plan"
        label={t({ message: 'Room type and plan', context: 'whose rates are shown' })}
        value={hasScript ? picked : undefined}
        defaultValue={hasScript ? undefined : picked}
        onChange={(event) => show(event.target.value)}
      >
        {grid.roomTypes.map((type) => (
          <optgroup key={type.roomTypeId} label={type.name}>
            {type.plans.map((plan) => (
              <option key={plan.ratePlanId} value={planKey(type.roomTypeId, plan.ratePlanId)}>
                {type.name}, {plan.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {hasScript ? null : (
        <Button type="submit" look="quiet" size="small">
          <Trans context="rates of a plan">Show</Trans>
        </Button>
      )}
    </form>
  );
}
