import { decimalsOf } from '@latchkey/booking-core/currency';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { withSearch } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { InPlaceLink } from '../../../../frame/in-place-link.tsx';
import { useBooking } from '../../booking-on-page.tsx';
import { problemWords } from '../../booking.copy.ts';
import { AskForm } from '../../ask-form.tsx';
import * as asking from '../../panel.module.css';
import { sumInField } from '../../sum-field.ts';
import { useSums } from '../../use-sums.ts';
import * as styles from './check-out.module.css';
import type { ChosenEarly, EarlyOption } from './use-early.ts';

/** What can be charged for nights that are left, each with what it leaves to pay as the engine says; or a sum of the hotel's own. */
export function EarlyChoices({ early: { quote, chosen } }: { readonly early: ChosenEarly }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { asked } = useBooking().model;
  const say = useSums();
  const [sign, most] = [currencySign(quote.currency, locale), say(quote.most)];
  const isOwn = chosen.keep === 'sum';
  const isRefused = asked['keep'] === 'sum' && !isOwn;
  // Two choices that come to the same are one: what the terms say.
  const shown = quote.options.filter(
    (one, at) => one.keep !== 'sum' && !quote.options.slice(0, at).some(({ kept }) => kept === one.kept),
  );
  return (
    <>
      <ul className={cx(styles.picks, styles.way)} aria-label={t`What is charged for the nights that are left`}>
        {shown
          .toSorted((one, other) => one.kept - other.kept)
          .map((one) => (
            <Choice key={one.keep} option={one} isChosen={one.keep === chosen.keep} />
          ))}
        {isOwn ? <Choice option={chosen} isChosen /> : null}
      </ul>
      <details open={isOwn || isRefused}>
        <summary className={cx(styles.pick, styles.way)}>
          <Trans>Charge another sum</Trans>
        </summary>
        <AskForm>
          <input type="hidden" name="keep" value="sum" />
          <TextField
            name="sum"
            label={t`For the nights that are left, in ${sign}`}
            hint={t`${most} at most`}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            required
            defaultValue={isOwn ? sumInField(chosen.kept, decimalsOf(quote.currency)) : (asked['sum'] ?? '')}
          />
          <Button type="submit" look="quiet" size="small" className={asking.show}>
            <Trans>Show what it does</Trans>
          </Button>
        </AskForm>
        {isRefused ? (
          <p className={asking.problem} role="alert">
            {asked['sum'] === undefined ? (
              i18n._(problemWords.price_missing)
            ) : (
              <Trans>Write a sum of {most} at most.</Trans>
            )}
          </p>
        ) : null}
      </details>
    </>
  );
}

function Choice({ option, isChosen }: { readonly option: EarlyOption; readonly isChosen: boolean }) {
  const { here } = useBooking().model;
  const say = useSums();
  const { keep, kept, toPay, toGiveBack, online } = option;
  const sum = say(kept);
  const back = toGiveBack + online;
  const words: Readonly<Record<EarlyOption['keep'], readonly [ReactNode, ReactNode]>> = {
    nothing: [<Trans key="name">Charge none of them</Trans>, <Trans key="said">Only the stay so far</Trans>],
    terms: [
      <Trans key="name">Charge by the terms</Trans>,
      kept === 0 ? (
        <Trans key="said">The terms charge nothing for these nights</Trans>
      ) : (
        <Trans key="said">{sum} for these nights, as agreed when booking</Trans>
      ),
    ],
    all: [
      <Trans key="name">Charge all of them</Trans>,
      <Trans key="said">{sum}: more than the terms say, only if the guest agrees</Trans>,
    ],
    sum: [<Trans key="name">Charge another sum</Trans>, <Trans key="said">{sum} for these nights</Trans>],
  };
  const [name, said] = words[keep];
  return (
    <li>
      <InPlaceLink
        className={cx(styles.pick, styles.choice)}
        to={withSearch(here, { open: 'check_out', keep } as never)}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span>
          <b>{name}</b>
          <small className={cx(styles.caption, styles.also)}>{said}</small>
        </span>
        <span className={styles.comes}>
          <Price>{say(toPay > 0 ? toPay : back)}</Price>
          <small className={cx(styles.caption, styles.also)}>
            {toPay === 0 && back > 0 ? <Trans>to give back</Trans> : <Trans>to pay</Trans>}
          </small>
        </span>
      </InPlaceLink>
    </li>
  );
}
