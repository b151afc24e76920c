import { plainCode } from '@latchkey/booking-core/text';
import { usePage } from '@latchkey/site';
import { refusalCopy, type Refusal, type ChosenStay } from '@latchkey/stay/use-stay';
import { Button, TextButton } from '@latchkey/ui/button';
import { check } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { CodeField, CodeSaved } from '@latchkey/ui/promo-code';
import { good } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { later } from '../words/later-words.ts';
import * as styles from './promo-code.module.css';

const unknown = msg`We do not know this code. Please check how it is written.`;

/** A promo code beneath the bill: entered at a press, what it saves, and the way to take it out. */
export const PromoCode = later(({ stay }: { readonly stay: ChosenStay }): ReactNode => {
  const { applied, canApply, remove } = stay.promoCode;
  const [isOpen, setOpen] = useState(false);
  const act = useRef<HTMLButtonElement>(null);
  const was = useRef(applied);
  // The button that was pressed goes with what it changed: the focus goes to the one in its place.
  useEffect(() => {
    if (was.current !== applied) act.current?.focus();
    was.current = applied;
  }, [applied]);
  if (stay.bill === null) return null;
  if (applied !== null)
    return (
      <div className={styles.code}>
        <Saved stay={stay} code={applied} />
        <TextButton ref={act} onClick={() => (setOpen(false), remove())}>
          <Trans context="take a promo code out">Remove the code</Trans>
        </TextButton>
      </div>
    );
  if (!canApply) return null;
  return (
    <div className={styles.code}>
      {isOpen ? (
        <CodeForm stay={stay} />
      ) : (
        <TextButton ref={act} onClick={() => setOpen(true)}>
          <Trans>Promo code</Trans>
        </TextButton>
      )}
    </div>
  );
});

function CodeForm({ stay }: { readonly stay: ChosenStay }): ReactNode {
  const { i18n } = useLingui();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const apply = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy || code.trim() === '') return;
    setBusy(true);
    setRefusal(await stay.promoCode.apply(plainCode(code)));
    setBusy(false);
  };
  const said = refusal === 'unknown_coupon' ? unknown : refusal === null ? null : refusalCopy[refusal];
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void apply(event)}>
      <CodeField
        id={id}
        label={<Trans>Promo code</Trans>}
        value={code}
        error={said === null ? undefined : i18n._(said)}
        onChange={(event) => (setCode(event.target.value), setRefusal(null))}
      />
      <Button look="quiet" type="submit" busy={busy}>
        <Trans context="use a promo code">Apply</Trans>
      </Button>
    </form>
  );
}

/** What the code takes off; empty until the hotel has said so. */
function Saved({ stay: { bill, promoCode }, code }: { readonly stay: ChosenStay; readonly code: string }): ReactNode {
  const { locale } = usePage();
  const { saved } = promoCode;
  return (
    <p role="status" className={styles.saved}>
      {saved === null || bill === null ? null : (
        <>
          {saved === 0 ? null : <Icon icon={check} className={good} />}
          <span>
            <CodeSaved code={code} saved={saved} currency={bill.currency} locale={locale} />
          </span>
        </>
      )}
    </p>
  );
}
