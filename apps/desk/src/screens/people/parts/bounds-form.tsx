import { decimalsOf } from '@latchkey/booking-core/currency';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { problemWords } from '../people.copy.ts';
import type { PeopleModel } from '../people.model.ts';
import * as styles from './bounds-form.module.css';

/** Up to where reception names prices and gives money back by itself; an empty field is no bound. */
export function BoundsForm({
  bounds,
  typedBounds: typed,
  problem,
}: Pick<PeopleModel, 'bounds' | 'typedBounds' | 'problem'>) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  if (bounds === null) return null;
  const { currency, pricePercent, refund } = bounds;
  const inUnits = refund === null ? '' : String(refund / 10 ** decimalsOf(currency));
  const invalid = problem === 'bounds_invalid' ? i18n._(problemWords.bounds_invalid) : undefined;
  return (
    <section aria-labelledby="bounds-title">
      <h2 id="bounds-title" className={styles.title}>
        <Trans>Reception limits</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Leave empty for no limit. Above it, a manager or the owner has to act.</Trans>
      </p>
      <form
        className={styles.form}
        method="post"
        action={postAddress('bounds', locale)}
        aria-labelledby="bounds-title"
        noValidate
      >
        <TextField
          label={t`Other prices, percent up or down`}
          name="pricePercent"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          defaultValue={typed?.pricePercent ?? (pricePercent === null ? '' : String(pricePercent))}
          error={invalid}
        />
        <TextField
          label={t`Refunds of one booking, or a charge to its deposit, ${currency}`}
          name="refund"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          defaultValue={typed?.refund ?? inUnits}
        />
        <Button type="submit" look="quiet">
          <Trans context="the bounds of reception">Keep</Trans>
        </Button>
      </form>
    </section>
  );
}
