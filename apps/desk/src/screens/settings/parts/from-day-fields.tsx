import type { LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { currencySign, formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Icon } from '@latchkey/ui/icon';
import { plus } from '@latchkey/ui/icons';
import { TextField } from '@latchkey/ui/text-field';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldGroup } from '../fields/field.types.ts';
import type { PartModel } from '../settings.model.ts';
import { warningIn } from './typing-warning.tsx';
import * as styles from './from-day-fields.module.css';

/** Other prices or rates from a day on: those there are, and one more. Left empty, nothing is added. */
export function FromDayFields({
  fromDay: { path, day, figures, known, of },
  model: { typed, invalid, warned, currency, today },
}: {
  readonly fromDay: FieldGroup['fromDays'][number];
  readonly model: PartModel;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const isOpen = typed[day] !== undefined || known.length > 0;
  const wrong = t`Please write it in another way, or put back what was there.`;
  return (
    <details open={isOpen} className={styles.box}>
      <summary className={styles.opener}>
        <Icon icon={plus} />
        {path.startsWith('taxes.') ? (
          <Trans>Different rate from a date</Trans>
        ) : (
          <Trans>Different price from a date: {of}</Trans>
        )}
      </summary>
      {known.length === 0 ? null : (
        <ul className={styles.known}>
          {known.map((one) => (
            <li key={one.from}>
              <Trans context="a price from a night on">
                From {formatDate(one.from as LocalDate, locale, 'short-year')}:{' '}
                {withCommas(
                  one.figures.map((price) => formatMoney(price, currency, locale)),
                  locale,
                )}
              </Trans>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.fields}>
        <TextField
          type="date"
          name={day}
          min={today}
          label={of === '' ? t`First night of it` : t`First night of it, ${of}`}
          defaultValue={typed[day] ?? ''}
          error={invalid.includes(day) ? wrong : undefined}
          hint={warningIn(warned, day)}
          dir="ltr"
        />
        {figures.map(({ name, guests, kind }) => {
          const who = guests === null ? '' : t`${plural(guests, { one: '# guest', other: '# guests' })}`;
          const sign = kind === 'money' ? currencySign(currency, locale) : '%';
          return (
            <TextField
              key={name}
              name={name}
              label={guests === null ? t`New rate, ${sign}` : t`New price, ${of}, ${who}, ${sign}`}
              defaultValue={typed[name] ?? ''}
              error={invalid.includes(name) ? wrong : undefined}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
            />
          );
        })}
      </div>
    </details>
  );
}
