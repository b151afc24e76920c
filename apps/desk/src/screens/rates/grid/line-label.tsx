import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { Icon } from '@latchkey/ui/icon';
import { chevronDown, chevronRight } from '@latchkey/ui/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { fieldNames } from '../rates.copy.ts';
import { withMore } from '../with-more.ts';
import { useRates } from '../rates-on-page.tsx';
import type { PlanOfGrid } from '../figures/figures.ts';
import { planKey, type FigureLine, type FlagField, type StayField } from '../figures/lines.ts';
import { FoldLink } from './fold-link.tsx';

/** What a line of figures is of. */
export function LineLabel({ line }: { readonly line: FigureLine }) {
  const { i18n } = useLingui();
  const { model, figures, open } = useRates();
  const { roomTypeId, ratePlanId, field, pax, isMain } = line;
  if (ratePlanId === null || field === 'total') return <>{figures.typeOf(roomTypeId)?.name}</>;
  if (field === 'extraAdult') return <Trans>Extra adult</Trans>;
  if (field === 'extraChild') return <Trans>Extra child</Trans>;
  if (field !== 'priceForPax') return <>{i18n._(fieldNames[field as StayField | FlagField])}</>;
  const plan = figures.planOf(roomTypeId, ratePlanId);
  if (plan === undefined) return null;
  if (!isMain) return <GuestsOf pax={pax ?? 0} />;
  const key = planKey(roomTypeId, ratePlanId);
  const isOpen = open.has(key);
  return (
    <>
      <FoldLink to={withMore(model.here, isOpen ? {} : { open: key })} plan={key} isOpen={isOpen}>
        <Icon icon={isOpen ? chevronDown : chevronRight} />
        {plan.name}
      </FoldLink>
      <small>
        <PlanSaid plan={plan} />
      </small>
    </>
  );
}

/** For how many guests a price is, and what it follows. */
export function PlanSaid({ plan }: { readonly plan: PlanOfGrid }) {
  const { locale } = usePage();
  const { model } = useRates();
  const { basePax, follows } = plan;
  if (follows === undefined) return <Plural value={basePax} one="for # guest" other="for # guests" />;
  const base = model.grid.roomTypes
    .flatMap(({ plans }) => plans)
    .find(({ ratePlanId }) => ratePlanId === follows.ratePlanId)?.name;
  const { percent = 0, amount } = follows;
  const by =
    amount === undefined
      ? `${percent < 0 ? '\u2212' : '+'}\u2009${formatPercent(Math.abs(percent), locale)}`
      : `${amount < 0 ? '\u2212' : '+'}\u2009${formatMoney(Math.abs(amount), model.grid.currency, locale, { short: true })}`;
  return (
    <>
      {base} <bdi>{by}</bdi>
    </>
  );
}

const GuestsOf = ({ pax }: { readonly pax: number }) => <Plural value={pax} one="For # guest" other="For # guests" />;
