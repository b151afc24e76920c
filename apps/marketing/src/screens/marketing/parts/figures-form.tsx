import { currencyCodes } from '@latchkey/booking-core/currency';
import { usePage } from '@latchkey/site';
import { defaultLocale, urlOf } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TypedFigures } from '../marketing.model.ts';
import * as styles from './figures-form.module.css';

type Name = keyof TypedFigures;

interface FiguresFormProps {
  readonly typed: TypedFigures;
  readonly wrong: readonly Name[];
  readonly onType: (name: Name, text: string) => void;
}

/** The four figures. Its address carries them, so that a page can be kept and passed on. */
export function FiguresForm({ typed, wrong, onType }: FiguresFormProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const field = (name: Name) => ({
    name,
    value: typed[name],
    dir: 'ltr' as const,
    autoComplete: 'off',
    error: wrong.includes(name) ? t`Please enter all the details` : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => onType(name, event.target.value),
  });
  return (
    <form className={styles.form} action={urlOf('marketing')} noValidate>
      {locale === defaultLocale ? null : <input type="hidden" name="lang" value={locale} />}
      <TextField {...field('nights')} label={t`Nights that agencies sell for you in a month`} inputMode="numeric" />
      <TextField {...field('price')} label={t`Price of a night`} inputMode="decimal" />
      <SelectField {...field('currency')} label={t`Currency`}>
        {currencyCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
      <TextField {...field('percent')} label={t`Commission in percent`} inputMode="decimal" />
      <Button type="submit" look="ink">
        <Trans context="computes the commission">Work it out</Trans>
      </Button>
    </form>
  );
}
