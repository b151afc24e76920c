import type { OwnGateway } from '@latchkey/booking-core/gateways';
import { soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { GatewayAccount } from '../model/payment.types.ts';
import * as styles from './payment.module.css';

/** Whether the payment company tells what happens at the account, and where its owner has it do so. */
export function WebhookState({
  gateway,
  account: { webhookUrl, needsWebhook },
}: {
  readonly gateway: OwnGateway;
  readonly account: GatewayAccount;
}) {
  if (gateway === 'stripe')
    return needsWebhook ? (
      <p className={soft}>
        <Trans>
          Stripe’s webhook is not connected yet, so payments may show with a short delay. Enter the keys again to retry.
        </Trans>
      </p>
    ) : null;
  return (
    <div className={styles.webhook}>
      <p className={soft}>
        {needsWebhook ? (
          <Trans>
            Connect Razorpay’s webhook: in Razorpay under Webhooks, enter this address and a secret of your choice. Then
            enter the keys here again, with that secret.
          </Trans>
        ) : (
          <Trans>Razorpay sends its events to this address:</Trans>
        )}
      </p>
      <code dir="ltr" className={styles.value}>
        {webhookUrl}
      </code>
    </div>
  );
}
