import { formatAmount } from '@latchkey/format/money';
import { formatNumber } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import { flagWords } from '../rates.copy.ts';
import { useRates } from '../rates-on-page.tsx';
import type { FigureValue } from '../figures/figures.ts';
import { flagFields, type FigureLine, type FlagField } from '../figures/lines.ts';
import type { Rule } from './rules-of.ts';

const isFlag = (field: string): field is FlagField => (flagFields as readonly string[]).includes(field);

/** How figures and rules are written in cells. */
export function useCellWords() {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { currency } = useRates().model.grid;
  const count = (value: number): string => formatNumber(value, locale);
  const amount = (value: number): string => formatAmount(value, currency, locale);
  return {
    count,
    amount,
    /** A figure as its cell shows it; empty for a missing bound, a least stay of one night, and a flag that is off. */
    figure({ field }: Pick<FigureLine, 'field'>, value: FigureValue): string {
      if (typeof value === 'boolean') return value && isFlag(field) ? i18n._(flagWords[field]) : '';
      if (value === null) return '';
      if (field === 'priceForPax' || field === 'extraAdult' || field === 'extraChild') return amount(value);
      return value === 1 && field.startsWith('minStay') ? '' : count(value);
    },
    rule({ field, nights, plans, of }: Rule): string {
      const some = plans < of ? ` ${count(plans)}/${count(of)}` : '';
      if (isFlag(field)) return `${i18n._(flagWords[field])}${some}`;
      const n = count(nights ?? 0);
      const said = {
        minStay: t({ message: `min ${n}`, context: 'nights of a stay, in a cell of the rates' }),
        minStayThrough: t({ message: `min ${n} through`, context: 'nights of a stay, in a cell of the rates' }),
        maxStay: t({ message: `max ${n}`, context: 'nights of a stay, in a cell of the rates' }),
        maxStayThrough: t({ message: `max ${n} through`, context: 'nights of a stay, in a cell of the rates' }),
      }[field];
      return `${said}${some}`;
    },
  };
}
