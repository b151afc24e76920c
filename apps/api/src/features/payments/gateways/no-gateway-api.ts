import type { GatewayApi, Unavailable } from './gateway-api.ts';

/** What is answered where there is no account to ask at. */
export const notThere = async (): Promise<Unavailable> => ({ kind: 'unavailable', reason: 'there is no account' });

/** A gateway without an account at it: all that is asked is `unavailable`. */
export const noGatewayApi: GatewayApi = {
  openOrder: notThere,
  outcomeOf: notThere,
  endedOf: notThere,
  paymentsSince: async () => ({ kind: 'not_offered' }),
  accountOf: notThere,
  refund: notThere,
  refundState: notThere,
};
