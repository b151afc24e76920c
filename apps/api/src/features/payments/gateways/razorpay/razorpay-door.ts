import { z } from 'zod';
import type { Settings } from '../../../../settings.ts';
import type { AccountDoor, KeyPair } from '../account-door.ts';
import { patienceMs } from '../gateway-http.ts';
import { cappedText } from '../../../../capped-text.ts';

const longestAnswer = 64 * 1024;
const list = z.object({ items: z.array(z.unknown()) });

/** Razorpay’s door. It names no account by its keys, and its messages are turned on at its dashboard by a person. */
export function razorpayDoor({ RAZORPAY_URL: url }: Pick<Settings, 'RAZORPAY_URL'>): AccountDoor {
  return {
    kindOf,
    whose: async (keys) => {
      const { status, body } = await asked(`${url}/v1/payments?count=1`, keys);
      if (status === 401 || status === 403) return { kind: 'refused' };
      return list.safeParse(body).success
        ? { kind: 'known', accountId: null }
        : { kind: 'unavailable', reason: `status ${status}` };
    },
    knowsOrder: async (keys, orderId) => {
      const { status } = await asked(`${url}/v1/orders/${encodeURIComponent(orderId)}`, keys);
      if (status === 200) return true;
      return status === 400 || status === 404 ? false : null;
    },
    openWebhook: async () => null,
    isWebhookOpen: async () => false,
    closeWebhook: async () => true,
  };
}

/** The key's id alone tells the kind; a secret that begins like an id is refused. */
function kindOf({ keyId, secretKey }: KeyPair): 'test' | 'live' | null {
  const kind = /^rzp_(test|live)_./.exec(keyId)?.[1];
  return secretKey.startsWith('rzp_') || (kind !== 'test' && kind !== 'live') ? null : kind;
}

/** The status, 0 where there was no answer, and what was read. */
async function asked(
  address: string,
  { keyId, secretKey }: KeyPair,
): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    const response = await fetch(address, {
      headers: { authorization: `Basic ${Buffer.from(`${keyId}:${secretKey}`).toString('base64')}` },
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await cappedText(response, longestAnswer);
    return { status: response.status, body: text === null ? null : (JSON.parse(text) as unknown) };
  } catch {
    // Silence and an answer that is no JSON are the same: nothing is known.
    return { status: 0, body: null };
  }
}
