import { isFailure, knownCode } from '@latchkey/api-client/client';
import type { Quote } from '@latchkey/api-contract/types';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import { codeRefusals, type CodeRefusal } from '../room-checkout.copy.ts';
import { showQuote } from '../use-booking.ts';
import { Part } from './part.tsx';
import * as styles from './promo-code.module.css';

/** A code, priced by a new quote: what the bill then says is what will be charged. */
export function PromoCode({ quote }: { readonly quote: Quote }) {
  const { api, locale } = usePage();
  const { i18n, t } = useLingui();
  const [code, setCode] = useState(quote.selection.couponCode ?? '');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CodeRefusal | null>(null);

  async function apply(typed: string): Promise<void> {
    const couponCode = typed.trim();
    if (busy || couponCode === (quote.selection.couponCode ?? '')) return;
    setBusy(true);
    const { couponCode: _, ...selection } = quote.selection;
    const reply = await api.call('createQuote', {
      body: { ...selection, ...(couponCode === '' ? {} : { couponCode }) },
    });
    setBusy(false);
    if (reply.status !== 201)
      return setRefusal(isFailure(reply) ? 'unknown' : knownCode<CodeRefusal>(reply.body, codeRefusals));
    setRefusal(null);
    showQuote(inLanguage(urlOf('roomCheckout', {}, { quote: reply.body.quoteToken }), locale));
  }

  // Enter means this code: it must not send the form around it, which books the stay.
  const applyOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void apply(event.currentTarget.value);
  };

  return (
    <Part title={<Trans>Promo code</Trans>}>
      <div className={styles.code}>
        <TextField
          label={<Trans>Code</Trans>}
          optional={t`if you have one`}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          value={code}
          error={refusal === null ? undefined : i18n._(codeRefusals[refusal])}
          enterKeyHint="done"
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={applyOnEnter}
        />
        <Button look="quiet" busy={busy} onClick={() => void apply(code)}>
          <Trans context="use a promo code">Apply</Trans>
        </Button>
      </div>
    </Part>
  );
}
