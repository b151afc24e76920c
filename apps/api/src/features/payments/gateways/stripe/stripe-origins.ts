import type { StripeSettings } from '../../../../settings/stripe-settings.ts';
import type { PublicSettings } from '../payment-gateway.ts';

const script = 'https://js.stripe.com';

/**
 * The origins that the gateway's elements use in the browser, as its documents name them: its script, the frames of its
 * fields and of a bank's question, and the calls of both. Where the script is configured to come from elsewhere (the
 * sandbox), they follow from the configured addresses.
 */
export function stripeOrigins({
  scriptUrl,
  url,
}: Pick<StripeSettings, 'scriptUrl' | 'url'>): PublicSettings['origins'] {
  const own = new URL(scriptUrl).origin;
  if (own === script)
    return {
      script: [script, 'https://*.js.stripe.com'],
      frame: [script, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
      image: ['https://*.stripe.com'],
    };
  const configured = new URL(url).origin;
  return { script: [own], frame: [configured], connect: [configured], image: [own] };
}
