import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { check } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { Price } from '@latchkey/ui/price';
import { TextField } from '@latchkey/ui/text-field';
import { good } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Quote } from '@latchkey/api-contract/types';
import { codeRefusals } from '../room-checkout.copy.ts';
import type { OfferedStay } from '../room-checkout.model.ts';
import type { PromoCodeState } from '../use-promo-code.ts';
import { FormAct } from './form-act.tsx';
import { Part } from './part.tsx';
import { ToldOffers } from './told-offers.tsx';
import * as styles from './promo-code.module.css';

interface PromoCodeProps {
  readonly stay: OfferedStay;
  readonly promo: PromoCodeState;
}

/** The field of a promo code, or what the code saved and the way to take it out. */
export function PromoCode({ stay, promo }: PromoCodeProps) {
  const { i18n, t } = useLingui();
  const apply = (event: MouseEvent): void => {
    event.preventDefault();
    void promo.apply();
  };
  // Enter means this code: it must not send the form around it, which books the stay.
  const applyOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void promo.apply();
  };
  return (
    <Part title={<Trans>Promo code</Trans>}>
      {promo.applied === null ? (
        <div className={styles.code}>
          <TextField
            id="couponCode"
            name="couponCode"
            label={<Trans>Code</Trans>}
            optional={t`if you have one`}
            dir="ltr"
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={40}
            value={promo.typed}
            error={promo.refusal === null ? undefined : i18n._(codeRefusals[promo.refusal])}
            enterKeyHint="done"
            onChange={(event) => promo.type(event.target.value)}
            onKeyDown={applyOnEnter}
          />
          <Button look="quiet" type="submit" name="act" value="apply-code" busy={promo.busy} onClick={apply}>
            <Trans context="use a promo code">Apply</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.applied}>
          <p role="status">
            <Icon glyph={check} className={good} />
            <span>
              <Saved code={promo.applied} bill={stay.quote.bill} />
              {promo.name === null ? null : ` (${promo.name})`}
            </span>
          </p>
          <FormAct act="remove-code" aria-busy={promo.busy || undefined} onAct={() => void promo.remove()}>
            <Trans context="take a promo code out">Remove the code</Trans>
          </FormAct>
        </div>
      )}
      {promo.applied === null ? <ToldOffers stay={stay} beside="code" /> : null}
    </Part>
  );
}

function Saved({ code, bill }: { readonly code: string; readonly bill: Quote['bill'] }) {
  const { locale } = usePage();
  const name = <bdi>{code.toUpperCase()}</bdi>;
  if (bill.additionalDiscount === 0) return <Trans>{name} takes nothing off the price of this stay.</Trans>;
  const saved = <Price>{formatMoney(bill.additionalDiscount, bill.currency, locale)}</Price>;
  return (
    <Trans>
      {name} is applied: you save {saved}.
    </Trans>
  );
}
