import type { LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { fieldNames } from '../../rates.copy.ts';
import { useRates } from '../../rates-on-page.tsx';
import type { FigureLine, FlagField, StayField } from '../../figures/lines.ts';

/** A cell in words: room type, plan, what of it, night. */
export function useCellNames(): (line: FigureLine, date: LocalDate) => string {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { figures } = useRates();
  const forGuests = (pax: number): string => t`${plural(pax, { one: 'For # guest', other: 'For # guests' })}`;
  const fieldOf = ({ field, pax, isMain }: FigureLine): string | null => {
    if (isMain) return null;
    if (field === 'priceForPax') return forGuests(pax ?? 0);
    if (field === 'extraAdult') return t`Extra adult`;
    if (field === 'extraChild') return t`Extra child`;
    return i18n._(fieldNames[field as StayField | FlagField]);
  };
  return (line, date) => {
    const plan = line.ratePlanId === null ? null : figures.planOf(line.roomTypeId, line.ratePlanId)?.name;
    const parts = [figures.typeOf(line.roomTypeId)?.name, plan, fieldOf(line), formatDate(date, locale)];
    return withCommas(
      parts.filter((part) => part !== null && part !== undefined),
      locale,
    );
  };
}
