import type { FastifyInstance } from 'fastify';
import type { SandboxState } from '../state/sandbox-state.ts';
import { refuse } from './answers.ts';
import { razorpayDisputesRoutes } from './disputes.routes.ts';
import { razorpayOrdersRoutes } from './orders.routes.ts';
import { razorpayPaymentsRoutes } from './payments.routes.ts';
import { razorpayRefundsRoutes } from './refunds.routes.ts';
import { basicOf, type Merchant } from './merchants.ts';

/** The India gateway's REST API: orders, payments, captures, refunds and disputes. */
export function razorpayRoutes(app: FastifyInstance, state: SandboxState, merchant: Merchant): void {
  const { account, prefix, webhooks } = merchant;
  const basic = basicOf(merchant);
  app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (state.scenario.gateway === 'down')
          return reply
            .code(503)
            .send({ error: { code: 'SERVER_ERROR', description: 'The sandbox was told to be down' } });
        if (request.headers.authorization !== basic) return refuse(reply, 401, 'Authentication failed');
      });
      razorpayOrdersRoutes(api, account);
      razorpayPaymentsRoutes(api, account, webhooks);
      razorpayRefundsRoutes(api, account, state, webhooks);
      razorpayDisputesRoutes(api, account, webhooks);
    },
    { prefix },
  );
}
