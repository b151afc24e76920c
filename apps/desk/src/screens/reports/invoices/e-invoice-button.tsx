import { invoicePaths } from '@latchkey/api-contract/invoice-paths';
import { propertyClient } from '@latchkey/api-client/property';
import type { IssuedInvoice } from '@latchkey/api-contract/types';
import { isBetweenGermanBusinesses, missingForXRechnung, type XRechnungPart } from '@latchkey/booking-core/invoice';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useHasScript } from '../../../frame/use-has-script.ts';
import * as styles from './invoices.module.css';

const partWords: Readonly<Record<XRechnungPart, MessageDescriptor>> = {
  sellerAddress: msg({ message: 'the hotel’s postcode and city', context: 'missing on an invoice' }),
  sellerPhone: msg({ message: 'the hotel’s telephone number', context: 'missing on an invoice' }),
  sellerEmail: msg({ message: 'the hotel’s email address', context: 'missing on an invoice' }),
  buyerAddress: msg({ message: 'the company’s postcode and city', context: 'missing on an invoice' }),
  buyerEmail: msg({ message: 'the company’s email address', context: 'missing on an invoice' }),
};

/** Saves an invoice to a company in Germany as XRechnung, or names what the invoice lacks for one. */
export function EInvoiceButton({
  hotelId,
  invoice: { invoiceId, content },
}: {
  readonly hotelId: number;
  readonly invoice: IssuedInvoice;
}) {
  const { api } = usePage();
  const { i18n } = useLingui();
  const hasScript = useHasScript();
  const [failed, setFailed] = useState(false);
  if (!isBetweenGermanBusinesses(content)) return null;
  const missing = missingForXRechnung(content);
  const parts = missing.map((part) => i18n._(partWords[part])).join(' · ');
  if (missing.length > 0)
    return (
      <small className={styles.note}>
        <Trans>Missing for XRechnung: {parts}</Trans>
      </small>
    );
  if (!hasScript) return null;
  const save = async (): Promise<void> => {
    setFailed(false);
    const asked = { params: { invoice: invoiceId }, query: { profile: 'xrechnung' as const } };
    const reply = await propertyClient(api, hotelId, invoicePaths).call('getEInvoice', asked);
    if (reply.status !== 200) return setFailed(true);
    const { number, xml } = reply.body;
    const url = URL.createObjectURL(new Blob([xml], { type: 'application/xml' }));
    Object.assign(document.createElement('a'), { href: url, download: `${number.replaceAll('/', '-')}.xml` }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <Button look="quiet" size="small" onClick={() => void save()}>
        <Trans context="a paper as a file">XRechnung (XML)</Trans>
      </Button>
      <small className={styles.note} role="status">
        {failed ? <Trans>The file could not be loaded. Please try again.</Trans> : null}
      </small>
    </>
  );
}
