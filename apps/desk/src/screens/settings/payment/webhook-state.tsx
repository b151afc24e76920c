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
          Stripe does not tell us yet what happens at the account: we ask from time to time. Type the keys once more to
          try again.
        </Trans>
      </p>
    ) : null;
  return (
    <div className={styles.webhook}>
      <p className={soft}>
        {needsWebhook ? (
          <Trans>
            Have Razorpay tell us what happens: there, under Webhooks, write this address and a secret of your choice.
            Then type the keys here once more, with that secret.
          </Trans>
        ) : (
          <Trans>Razorpay tells us what happens at this address:</Trans>
        )}
      </p>
      <code dir="ltr" className={styles.value}>
        {webhookUrl}
      </code>
    </div>
  );
}
