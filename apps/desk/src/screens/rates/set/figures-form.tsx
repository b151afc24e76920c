import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { currencySign } from '@latchkey/format/money';
import { withCommas } from '@latchkey/format/list';
import { Trans, useLingui } from '@lingui/react/macro';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import { planKey } from '../grid/lines.ts';
import { useRates } from '../rates-on-page.tsx';
import * as styles from '../rates.module.css';

/** The question what some nights cost, and from how many nights on they are sold. */
export function FiguresForm() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { grid, here, key, picked, typed, problem } = useRates().model;
  const shown = Object.fromEntries(new URLSearchParams(here.split('?')[1] ?? ''));
  const price = t({ message: 'Price before tax', context: 'of a night' });
  const names = grid.roomTypes.flatMap(({ roomTypeId, name, plans }) =>
    plans
      .filter(({ follows }) => follows === undefined)
      .map((plan) => ({ key: planKey(roomTypeId, plan.ratePlanId), name: withCommas([name, plan.name], locale) })),
  );
  return (
    <form
      method="post"
      action={postAddress('set', locale, { ...shown, ask: 'set', plan: picked })}
      className={styles.set}
      noValidate
    >
      <input type="hidden" name="key" value={typed.key === '' ? key : typed.key} />
      <input type="hidden" name="seen" value={grid.asOf} />
      {problem === 'price_jump' ? <input type="hidden" name="force" value="yes" /> : null}
      <TextField
        type="date"
        name="from"
        label={t({ message: 'First night', context: 'whose figures are set' })}
        defaultValue={typed.from === '' ? grid.from : typed.from}
        min={grid.onSale.from}
        max={grid.onSale.to}
      />
      <TextField
        type="date"
        name="to"
        label={t({ message: 'Last night', context: 'whose figures are set' })}
        defaultValue={typed.to === '' ? grid.from : typed.to}
        min={grid.onSale.from}
        max={grid.onSale.to}
      />
      <SelectField
        name="week"
        label={t({ message: 'On', context: 'which nights of a week' })}
        defaultValue={typed.week}
      >
        <option value="all">{t`every night`}</option>
        <option value="weekend">{t`Friday and Saturday`}</option>
        <option value="week">{t`Sunday to Thursday`}</option>
      </SelectField>
      <SelectField
        name="plan"
        label={t({ message: 'Of', context: 'which plans' })}
        defaultValue={typed.plan === '' && typed.from === '' ? picked : typed.plan}
      >
        <option value="">{t({ message: 'all plans', context: 'whose figures are set' })}</option>
        {names.map((plan) => (
          <option key={plan.key} value={plan.key}>
            {plan.name}
          </option>
        ))}
      </SelectField>
      <TextField
        name="price"
        label={`${price} (${currencySign(grid.currency, locale)})`}
        hint={t`A sum, or a change such as +20 %`}
        inputMode="text"
        autoComplete="off"
        defaultValue={typed.price}
      />
      <TextField
        name="minStay"
        label={t({ message: 'Minimum nights', context: 'of a stay' })}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.minStay}
      />
      <div className={styles.answers}>
        <Button type="submit" name="act" value="set">
          <Trans context="figures of nights">Set for these nights</Trans>
        </Button>
        <Button type="submit" name="act" value="rule" look="quiet">
          <Trans context="figures of nights">Back to the rule</Trans>
        </Button>
        <InPlaceLink to={here} className={styles.keep} data-keys="Escape">
          <Trans context="leave rates unchanged">Keep as it is</Trans>
        </InPlaceLink>
      </div>
    </form>
  );
}
