import { invoicePaths } from '@latchkey/api-contract/invoice-paths';
import { propertyClient } from '@latchkey/api-client/property';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { useHasScript } from '../../../frame/use-has-script.ts';

/** Saves an invoice to a company in Germany as XRechnung; nothing comes where the company is elsewhere. */
export function EInvoiceButton({ hotelId, invoiceId }: { readonly hotelId: number; readonly invoiceId: string }) {
  const { api } = usePage();
  const hasScript = useHasScript();
  if (!hasScript) return null;
  const save = async (): Promise<void> => {
    const asked = { params: { invoice: invoiceId }, query: { profile: 'xrechnung' as const } };
    const reply = await propertyClient(api, hotelId, invoicePaths).call('getEInvoice', asked);
    if (reply.status !== 200) return;
    const { number, xml } = reply.body;
    const url = URL.createObjectURL(new Blob([xml], { type: 'application/xml' }));
    Object.assign(document.createElement('a'), { href: url, download: `${number.replaceAll('/', '-')}.xml` }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button look="quiet" size="small" onClick={() => void save()}>
      <Trans context="a paper as a file">XRechnung (XML)</Trans>
    </Button>
  );
}
