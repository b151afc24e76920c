import { weekdayOf } from '@latchkey/booking-core/dates';
import { formatDate, weekdayHeadings } from '@latchkey/format/date';
import { currencySign, formatMoney } from '@latchkey/format/money';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { useState, type ReactNode } from 'react';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { useCellNames } from '../grid/edit/use-cell-names.ts';
import { figureLine, planKey } from '../figures/lines.ts';
import { rulesOf } from '../grid/rules-of.ts';
import { useCellWords } from '../grid/use-cell-words.ts';
import { SetLink } from '../parts/rates-head.tsx';
import { StopTonight } from '../parts/stop-form.tsx';
import { sourceWords } from '../rates.copy.ts';
import { useRates } from '../rates-on-page.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { meantBy, nightsOfPhone, weekFields } from '../figures/week-names.ts';
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
      <WeekForm>
        <ul className={styles.list}>
          {grid.forecast.slice(0, nightsOfPhone).map(({ date }, place) => (
            <Night
              key={`${date} ${picked}`}
              date={date}
              place={place}
              roomTypeId={type.roomTypeId}
              ratePlanId={plan.ratePlanId}
              pax={plan.basePax}
            />
          ))}
        </ul>
      </WeekForm>
      {mayChange ? (
        <div className={styles.acts}>
          <StopTonight />
          <SetLink />
        </div>
      ) : null}
    </div>
  );
}

/** The prices of the week as one form, for who may set them: it is sent by a press, and says what is wrong with it above. */
function WeekForm({ children }: { readonly children: ReactNode }) {
  const { locale } = usePage();
  const { grid, here, key, picked, problem, mayChange, typedWeek } = useRates().model;
  const meant = meantBy(Object.entries(typedWeek).map(([date, price]) => ({ date, price })));
  const [isTyped, setIsTyped] = useState(problem !== null);
  const hasScript = useHasScript();
  if (!mayChange) return children;
  const shown = Object.fromEntries(new URLSearchParams(here.split('?')[1] ?? ''));
  return (
    <form
      method="post"
      action={postAddress('week', locale, { ...shown, plan: picked })}
      noValidate
      onInput={() => setIsTyped(true)}
    >
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={grid.asOf} />
      <input type="hidden" name="plan" value={picked} />
      {problem === 'price_jump' ? <input type="hidden" name="meant" value={meant} /> : null}
      {children}
      {hasScript && !isTyped ? null : (
        <div className={styles.save}>
          <Button type="submit" wide>
            <Trans context="prices that were typed">Set these prices</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}

function Night({
  date,
  place,
  roomTypeId,
  ratePlanId,
  pax,
}: {
  readonly date: LocalDate;
  readonly place: number;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly pax: number;
}) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { model, figures } = useRates();
  const words = useCellWords();
  const { currency, today } = model.grid;
  const line = figureLine(roomTypeId, ratePlanId, 'priceForPax', pax, true);
  const figure = figures.of(line, date);
  const amount = figure === null ? '' : words.amount(Number(figure.value));
  const fields = weekFields(place);
  const cellNames = useCellNames();
  const paid = figures.planOn(roomTypeId, ratePlanId, date)?.guestsPay.find((step) => step.pax === pax)?.price;
  const left = figures.roomsOn(roomTypeId, date)?.left ?? 0;
  const rules = rulesOf(figures, roomTypeId, date).map((rule) => words.rule(rule));
  const said = [i18n._(sourceWords[figure?.source ?? 'rule']), ...rules].join(' · ');
  return (
    <li className={cx(styles.night, date === today && styles.now)}>
      <time dateTime={date} className={styles.day}>
        <span className={hidden}>{formatDate(date, locale, 'long')}</span>
        <span aria-hidden>
          {weekdayHeadings(locale)[weekdayOf(date) - 1]?.short}
          <b>{Number(date.slice(8))}</b>
        </span>
      </time>
      <span className={cx(styles.cash, figure?.source === 'hand' && styles.hand)}>
        <span className={styles.sign} aria-hidden={model.mayChange}>
          {currencySign(currency, locale)}
        </span>
        {model.mayChange && figure !== null ? (
          <>
            <input type="hidden" name={fields.date} value={date} />
            <input type="hidden" name={fields.was} value={amount} />
            <input
              type="text"
              name={fields.price}
              className={styles.price}
              defaultValue={model.typedWeek[date] ?? amount}
              inputMode="decimal"
              enterKeyHint="done"
              autoComplete="off"
              dir="ltr"
              aria-label={cellNames(line, date)}
            />
          </>
        ) : (
          <b>{amount}</b>
        )}
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
