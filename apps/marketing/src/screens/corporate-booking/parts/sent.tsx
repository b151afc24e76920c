import { Notice } from '@latchkey/ui/notice';
import { Trans } from '@lingui/react/macro';

/** The enquiry has arrived. `to` is empty where the page does not know the address. */
export function Sent({ to, answeredBy }: { readonly to: string; readonly answeredBy: string | null }) {
  const name = answeredBy ?? 'Latchkey';
  return (
    <Notice tone="good" role="status" title={<Trans>Your enquiry has been sent to {name}.</Trans>}>
      {to === '' ? (
        <Trans>You have a confirmation by email. The answer comes by email, too.</Trans>
      ) : (
        <Trans>
          The confirmation is on its way to <bdi>{to}</bdi>. The answer comes by email, too.
        </Trans>
      )}
    </Notice>
  );
}
