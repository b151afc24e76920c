import type { AccountDoor, AccountDoors } from '../src/features/payments/gateways/account-door.ts';
import { razorpayDoor } from '../src/features/payments/gateways/razorpay/razorpay-door.ts';
import { stripeDoor } from '../src/features/payments/gateways/stripe/stripe-door.ts';

/** Doors of gateways in memory: whose keys are whose, which orders they have, and where they send. */
export interface TestDoors extends AccountDoors {
  /** The account of each secret key that is taken. */
  readonly accounts: Map<string, string>;
  /** Addresses that are sent to, by their names. */
  readonly webhooks: Map<string, string>;
  /** Orders that the account has. */
  readonly orders: Set<string>;
  isDown: boolean;
  /** Whether the keys may have something sent. */
  opensWebhooks: boolean;
  reset(): void;
}

export function createTestDoors(): TestDoors {
  let opened = 0;
  const real: AccountDoors = {
    stripe: stripeDoor({ url: 'http://127.0.0.1:1', scriptUrl: 'http://127.0.0.1:1' }),
    razorpay: razorpayDoor({ RAZORPAY_URL: 'http://127.0.0.1:1' }),
  };
  const doorOf = (gateway: keyof AccountDoors): AccountDoor => ({
    kindOf: (keys) => real[gateway].kindOf(keys),
    whose: async ({ secretKey }) => {
      if (doors.isDown) return { kind: 'unavailable', reason: 'down' };
      const accountId = doors.accounts.get(secretKey);
      if (accountId === undefined) return { kind: 'refused' };
      return { kind: 'known', accountId: gateway === 'stripe' ? accountId : null };
    },
    knowsOrder: async (_, orderId) => (doors.isDown ? null : doors.orders.has(orderId)),
    openWebhook: async (_, url) => {
      if (gateway === 'razorpay' || !doors.opensWebhooks) return null;
      opened += 1;
      doors.webhooks.set(`we_${opened}`, url);
      return { webhookId: `we_${opened}`, secret: `whsec_of_endpoint_${opened}` };
    },
    isWebhookOpen: async (_, webhookId, url) => doors.webhooks.get(webhookId) === url,
    closeWebhook: async (_, webhookId) => doors.webhooks.delete(webhookId),
  });
  const doors: TestDoors = {
    stripe: doorOf('stripe'),
    razorpay: doorOf('razorpay'),
    accounts: new Map(),
    webhooks: new Map(),
    orders: new Set(),
    isDown: false,
    opensWebhooks: true,
    reset: () => {
      doors.accounts.clear();
      doors.webhooks.clear();
      doors.orders.clear();
      doors.isDown = false;
      doors.opensWebhooks = true;
    },
  };
  return doors;
}
