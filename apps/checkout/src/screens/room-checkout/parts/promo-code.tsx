import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { check } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { CodeField, CodeSaved } from '@latchkey/ui/promo-code';
import { good } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, MouseEvent } from 'react';
import { codeRefusals } from '../room-checkout.copy.ts';
import type { OfferedStay } from '../room-checkout.model.ts';
import type { PromoCodeState } from '../use-promo-code.ts';
import { useCodeFocus } from '../use-code-focus.ts';
import { FormAct } from './form-act.tsx';
import { Part } from './part.tsx';
import * as styles from './promo-code.module.css';

interface PromoCodeProps {
  readonly stay: OfferedStay;
  readonly promo: PromoCodeState;
}

/** The field of a promo code, or what the code saved and the way to take it out. */
export function PromoCode({ stay, promo }: PromoCodeProps) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const { bill } = stay.quote;
  const isRefused = stay.posted !== null && stay.posted.codeRefusal !== null;
  const { place, handOver } = useCodeFocus(promo.applied);
  const apply = (event: MouseEvent): void => {
    event.preventDefault();
    handOver();
    void promo.apply();
  };
  // Enter means this code: it must not send the form around it, which books the stay.
  const applyOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    handOver();
    void promo.apply();
  };
  return (
    <Part title={<Trans>Promo code</Trans>}>
      <div ref={place}>
        {promo.applied === null ? (
          <div className={styles.code}>
            <CodeField
              id="couponCode"
              name="couponCode"
              label={<Trans>Code</Trans>}
              optional={t`if you have one`}
              value={promo.typed}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- A page that came back without a script begins at its head again.
              autoFocus={isRefused}
              error={promo.refusal === null ? undefined : i18n._(codeRefusals[promo.refusal])}
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
              <Icon icon={check} className={good} />
              <span>
                <CodeSaved
                  code={promo.applied}
                  saved={bill.additionalDiscount}
                  currency={bill.currency}
                  locale={locale}
                />
                {promo.name === null ? null : ` (${promo.name})`}
              </span>
            </p>
            <FormAct
              act="remove-code"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- A page that came back without a script begins at its head again.
              autoFocus={stay.posted?.isCodeApplied}
              aria-busy={promo.busy || undefined}
              onAct={() => (handOver(), void promo.remove())}
            >
              <Trans context="take a promo code out">Remove the code</Trans>
            </FormAct>
          </div>
        )}
      </div>
    </Part>
  );
}
