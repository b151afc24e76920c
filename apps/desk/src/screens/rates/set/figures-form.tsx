import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { currencySign } from '@latchkey/format/money';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import type { FlagField } from '../figures/lines.ts';
import { fieldNames } from '../rates.copy.ts';
import { useRates } from '../rates-on-page.tsx';
import * as styles from './figures-form.module.css';
import { ChangeLooked } from './change-looked.tsx';
import { NightFields } from './night-fields.tsx';
import { PlanFields } from './plan-fields.tsx';

/** The question which figures of many nights become which; it says what it would do before it is done. */
export function FiguresForm() {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { grid, here, key, picked, typed, look } = useRates().model;
  const [isOther, setIsOther] = useState(false);
  const shown = Object.fromEntries(new URLSearchParams(here.split('?')[1] ?? ''));
  const address = postAddress('set', locale, { ...shown, ask: 'set', plan: picked });
  const price = t({ message: 'Price before tax', context: 'of a night' });
  const sign = currencySign(grid.currency, locale);
  const isLooked = look !== null && !isOther;
  const flag = (name: FlagField) => (
    <SelectField name={name} label={i18n._(fieldNames[name])} defaultValue={typed[name]}>
      <option value="">{t({ message: 'as it is', context: 'a rule of nights' })}</option>
      <option value="yes">{t({ message: 'yes', context: 'a rule of nights' })}</option>
      <option value="no">{t({ message: 'no', context: 'a rule of nights' })}</option>
    </SelectField>
  );
  return (
    <div className={styles.many}>
      <form
        method="post"
        action={address}
        className={styles.form}
        noValidate
        // From now on the preview is of other figures than the form's.
        onChange={() => setIsOther(true)}
      >
        <input type="hidden" name="key" value={typed.key === '' ? key : typed.key} />
        <NightFields />
        <PlanFields />
        <div className={styles.fields}>
          <TextField
            name="price"
            label={`${price} (${sign})`}
            hint={t`A sum, or a change such as +20 % or −300`}
            inputMode="text"
            autoComplete="off"
            defaultValue={typed.price}
          />
          <TextField
            name="round"
            label={t({ message: 'Round to', context: 'a price' })}
            hint={t`Such as 100`}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed.round}
          />
          {(['minStay', 'minStayThrough', 'maxStay'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={i18n._(fieldNames[name])}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typed[name]}
            />
          ))}
          {flag('closed')}
          {flag('closedToArrival')}
          {flag('closedToDeparture')}
        </div>
        <div className={cx(styles.answers)}>
          <Button type="submit" name="act" value="look" look={isLooked ? 'quiet' : undefined}>
            <Trans context="a change of many nights">See what changes</Trans>
          </Button>
          <Button type="submit" name="act" value="rule" look="quiet">
            <Trans context="figures of nights">Back to the rule</Trans>
          </Button>
          <InPlaceLink to={here} className={styles.keep} data-keys="Escape">
            <Trans context="leave rates unchanged">Keep as it is</Trans>
          </InPlaceLink>
        </div>
      </form>
      {isLooked ? <ChangeLooked look={look} address={address} /> : null}
    </div>
  );
}
