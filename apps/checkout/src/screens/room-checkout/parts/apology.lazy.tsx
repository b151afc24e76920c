import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button, TextLink } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as styles from './price-apology.module.css';

export interface ApologyProps {
  /** Whether it came up at a press, and is to be read out at once. */
  readonly takesFocus: boolean;
  readonly oldTotal: number;
  readonly newTotal: number;
  readonly currency: CurrencyCode;
  /** Where the rooms are. */
  readonly back: string;
  readonly onGoOn: () => void;
}

/** The price shown earlier was not right: an apology, both prices, one act to go on and one to go back. */
export function Apology({ takesFocus, oldTotal, newTotal, currency, back, onGoOn }: ApologyProps) {
  const { locale } = usePage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const say = (amount: number) => <Price>{formatMoney(amount, currency, locale)}</Price>;
  const [before, now] = [say(oldTotal), say(newTotal)];
  return (
    <div ref={place} tabIndex={-1} className={styles.apology}>
      <Notice
        tone="warn"
        role="alert"
        title={<Trans>We are sorry: the price we showed you earlier was not right.</Trans>}
      >
        <p>
          <Trans>
            High demand for these dates and a technical glitch on our side kept an old price on your screen. It was{' '}
            {before}, it is now {now}. Nothing has been charged.
          </Trans>
        </p>
        <p className={styles.acts}>
          <Button look="quiet" onClick={onGoOn}>
            <span>
              <Trans>Continue at {now}</Trans>
            </span>
          </Button>
          <TextLink href={back}>
            <Trans>Back to the rooms</Trans>
          </TextLink>
        </p>
      </Notice>
    </div>
  );
}
