import { isFailure, knownCode } from '@latchkey/api-client/client';
import type { Quote } from '@latchkey/api-contract/types';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
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

  async function apply(): Promise<void> {
    const couponCode = code.trim();
    if (couponCode === (quote.selection.couponCode ?? '')) return;
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
          onChange={(event) => setCode(event.target.value)}
        />
        <Button look="quiet" busy={busy} onClick={() => void apply()}>
          <Trans context="use a promo code">Apply</Trans>
        </Button>
      </div>
    </Part>
  );
}
