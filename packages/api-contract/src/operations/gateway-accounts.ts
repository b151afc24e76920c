import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller, unprovedCaller } from '../schemas/property.ts';
import { gatewayName, isoMoment } from '../schemas/scalars.ts';

const headers = propertyKey;

/** The gateways at which a hotel can have an account of its own. */
const gateway = gatewayName.extract(['razorpay', 'stripe']);

/** What a gateway's dashboard shows to be copied: printable, without spaces. */
const copied = z
  .string()
  .max(houseFieldLengths.gatewayKey)
  .regex(/^[!-~]+$/);

const gatewayAccount = z.object({
  /** The last four characters of the key that pages show anyway; of the other keys nothing is ever answered. */
  keyEnd: z.string(),
  /** Whether no real money moves by it. */
  isTest: z.boolean(),
  setAt: isoMoment,
  /** Who gave the keys. */
  by: z.string().nullable(),
  /** The address to which the gateway sends what happens at the account. */
  webhookUrl: z.string(),
  /** Whether the gateway still lacks that address, or the engine its secret: what happens is then found by asking alone. */
  needsWebhook: z.boolean(),
  /** Whether the hotel's documents, in force, planned or drafted, have guests pay by it. */
  isNamed: z.boolean(),
});

const gatewayAccounts = z.object({
  /** False where the provider has set no key by which those of hotels are sealed. */
  canKeep: z.boolean(),
  gateways: z.array(z.object({ gateway, account: gatewayAccount.nullable() })),
});

/** The accounts of a hotel's own at gateways, by which its guests pay it without the provider between. */
export const gatewayAccountOperations = {
  listGatewayAccounts: operation({
    summary: 'The accounts of the hotel’s own at gateways. No secret is told, ever',
    headers,
    responses: { 200: gatewayAccounts, ...refusedCaller },
  }),
  keepGatewayAccount: operation({
    summary:
      'Give the keys of an account of the hotel’s own, or others of the same account. The gateway is asked with them before they are kept',
    headers,
    params: z.object({ gateway }),
    body: z
      .strictObject({
        /** The key that pages show: Stripe's publishable key, Razorpay's key id. */
        keyId: copied,
        secretKey: copied,
        /** By which the gateway signs what it sends: Stripe's is made by the engine where it is left out. */
        webhookSecret: copied.min(8).optional(),
      })
      .meta({ examples: [{ keyId: 'rzp_test_1DP5mmOlF5G5ag', secretKey: 'as-razorpay-showed-it-once' }] }),
    responses: {
      200: gatewayAccount,
      ...unprovedCaller,
      409: refusal('cannot_keep'),
      422: refusal('key_refused', 'key_of_kind', 'other_account'),
      503: refusal('gateway_unavailable'),
    },
  }),
  removeGatewayAccount: operation({
    summary:
      'Forget the keys of an account of the hotel’s own, where nothing that was paid by it can be asked for any more',
    headers,
    params: z.object({ gateway }),
    responses: { 200: gatewayAccounts, ...unprovedCaller, 404: notFound, 409: refusal('in_use') },
  }),
};
