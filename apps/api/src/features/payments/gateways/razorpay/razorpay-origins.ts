import type { Settings } from '../../../../settings.ts';
import type { PublicSettings } from '../payment-gateway.ts';

const checkout = 'https://checkout.razorpay.com';
const api = 'https://api.razorpay.com';

/**
 * The origins that the gateway's checkout uses in the browser: its script, the frame of its window and the calls of
 * both. Where the script is configured to come from elsewhere (the sandbox), they follow from the configured addresses.
 */
export function razorpayOrigins(
  settings: Pick<Settings, 'RAZORPAY_SCRIPT_URL' | 'RAZORPAY_URL'>,
): PublicSettings['origins'] {
  const script = new URL(settings.RAZORPAY_SCRIPT_URL).origin;
  if (script === checkout)
    return {
      script: [checkout],
      frame: [api],
      connect: [api, 'https://lumberjack.razorpay.com'],
      image: ['https://cdn.razorpay.com', checkout],
    };
  const configured = new URL(settings.RAZORPAY_URL).origin;
  return { script: [script], frame: [configured], connect: [configured], image: [script] };
}
