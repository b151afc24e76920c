import { weekdayOf } from '@latchkey/booking-core/dates';
import { formatDate, weekdayHeadings } from '@latchkey/format/date';
import { currencySign, formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { figureLine, planKey } from '../grid/lines.ts';
import { rulesOf } from '../grid/rules-of.ts';
import { useCellWords } from '../grid/use-cell-words.ts';
import { nightsOfPhone, SetLink } from '../parts/rates-head.tsx';
import { StopTonight } from '../parts/stop-form.tsx';
import { sourceWords } from '../rates.copy.ts';
import { useRates } from '../rates-on-page.tsx';
import { PlanPicker } from './plan-picker.tsx';
import * as styles from './week-list.module.css';

/** One plan's nights on a phone, a line each. */
export function WeekList() {
  const { model } = useRates();
  const { grid, picked, mayChange } = model;
  const type = grid.roomTypes.find(({ roomTypeId, plans }) =>
    plans.some(({ ratePlanId }) => planKey(roomTypeId, ratePlanId) === picked),
  );
  const plan = type?.plans.find(({ ratePlanId }) => planKey(type.roomTypeId, ratePlanId) === picked);
  if (type === undefined || plan === undefined) return null;
  return (
    <div className={styles.week}>
      <PlanPicker />
      <ul className={styles.list}>
        {grid.forecast.slice(0, nightsOfPhone).map(({ date }) => (
          <Night key={date} date={date} roomTypeId={type.roomTypeId} ratePlanId={plan.ratePlanId} pax={plan.basePax} />
        ))}
      </ul>
      {mayChange ? (
        <div className={styles.acts}>
          <StopTonight />
          <SetLink />
        </div>
      ) : null}
    </div>
  );
}

function Night({
  date,
  roomTypeId,
  ratePlanId,
  pax,
}: {
  readonly date: LocalDate;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly pax: number;
}) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { model, figures } = useRates();
  const words = useCellWords();
  const { currency, today } = model.grid;
  const figure = figures.of(figureLine(roomTypeId, ratePlanId, 'priceForPax', pax, true), date);
  const paid = figures.planOn(roomTypeId, ratePlanId, date)?.guestsPay.find((step) => step.pax === pax)?.price;
  const left = figures.roomsOn(roomTypeId, date)?.left ?? 0;
  const rules = rulesOf(figures, roomTypeId, date).map((rule) => words.rule(rule));
  const said = [i18n._(sourceWords[figure?.source ?? 'rule']), ...rules].join(' · ');
  return (
    <li className={cx(styles.night, date === today && styles.now)}>
      <time dateTime={date} className={styles.day} aria-label={formatDate(date, locale, 'long')}>
        {weekdayHeadings(locale)[weekdayOf(date) - 1]?.short}
        <b>{Number(date.slice(8))}</b>
      </time>
      <span className={cx(styles.cash, figure?.source === 'hand' && styles.hand)}>
        <span className={styles.sign}>{currencySign(currency, locale)}</span>
        <b>{figure === null ? '' : words.amount(Number(figure.value))}</b>
      </span>
      <span className={styles.pay}>
        {paid === undefined ? null : (
          <Trans>
            Guests pay <b>{formatMoney(paid, currency, locale, { short: true })}</b>
          </Trans>
        )}
        <br />
        {said}
      </span>
      <span className={styles.left}>
        <Trans context="rooms of a night">
          <b>{words.count(left)}</b> left
        </Trans>
      </span>
    </li>
  );
}
