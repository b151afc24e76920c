import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Plural, Trans } from '@lingui/react/macro';
import { planKey } from '../figures/lines.ts';
import { useRates } from '../rates-on-page.tsx';
import * as styles from './figures-form.module.css';
import type { Look } from '../figures/look.types.ts';
import { planField, typedNames } from '../figures/typed-names.ts';

/** What a change would do, in numbers, above the press that makes it. */
export function ChangeLooked({ look, address }: { readonly look: Look; readonly address: string }) {
  const { locale } = usePage();
  const { grid, key, typed, carried, problem } = useRates().model;
  const { figures, nights, byHand, prices } = look;
  const money = (price: number): string => formatMoney(price, grid.currency, locale, { short: true });
  const nameOf = (wanted: string): string =>
    grid.roomTypes
      .flatMap(({ roomTypeId, name, plans }) =>
        plans.map((plan) => ({
          of: planKey(roomTypeId, plan.ratePlanId),
          said: withCommas([name, plan.name], locale),
        })),
      )
      .find(({ of }) => of === wanted)?.said ?? '';
  return (
    <form method="post" action={address} className={styles.looked}>
      {typedNames
        .filter((name) => name !== 'key' && typed[name] !== '')
        .map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name]} />
        ))}
      {typed.plans.split(' ').map((plan, place) => (
        <input key={plan} type="hidden" name={planField(place)} value={plan} />
      ))}
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="key" value={typed.key === '' ? key : typed.key} />
      <input type="hidden" name="what" value={look.what} />
      <input type="hidden" name="figures" value={figures} />
      <input type="hidden" name="seen" value={look.seen} />
      {problem === 'price_jump' || problem === 'price_order' ? <input type="hidden" name="force" value="yes" /> : null}
      <p role="status" className={styles.count}>
        <Plural value={figures} one="# figure" other="# figures" />{' '}
        <Plural value={nights} one="on # night" other="on # nights" />
      </p>
      <ul className={styles.prices}>
        {prices.map(({ plan, date, before, after }) => (
          <li key={plan}>
            {nameOf(plan)}, {formatDate(date, locale)}:{' '}
            <bdi>
              <del>{money(before)}</del> <b>{money(after)}</b>
            </bdi>
          </li>
        ))}
      </ul>
      {look.what === 'set' && byHand > 0 ? (
        <p>
          <Plural value={byHand} one="# figure set by hand is replaced." other="# figures set by hand are replaced." />
        </p>
      ) : null}
      <Button type="submit" name="act" value="make">
        {look.what === 'set' ? (
          <Plural value={figures} one="Change # figure" other="Change # figures" />
        ) : (
          <Trans context="many figures">Restore standard prices</Trans>
        )}
      </Button>
    </form>
  );
}
