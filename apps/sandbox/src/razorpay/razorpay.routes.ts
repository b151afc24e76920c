import type { FastifyInstance } from 'fastify';
import type { SandboxSettings } from '../settings.ts';
import type { SandboxState } from '../sandbox-state.ts';
import { refuse } from './answers.ts';
import { razorpayDisputesRoutes } from './disputes.routes.ts';
import { razorpayOrdersRoutes } from './orders.routes.ts';
import { razorpayPaymentsRoutes } from './payments.routes.ts';
import { razorpayRefundsRoutes } from './refunds.routes.ts';
import type { Webhooks } from './webhooks.ts';

/** The India gateway's REST API: orders, payments, captures, refunds and disputes. */
export function razorpayRoutes(
  app: FastifyInstance,
  state: SandboxState,
  settings: SandboxSettings,
  webhooks: Webhooks,
): void {
  const basic = `Basic ${Buffer.from(`${settings.RAZORPAY_KEY_ID}:${settings.RAZORPAY_KEY_SECRET}`).toString('base64')}`;
  app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (state.scenario.gateway === 'down')
          return reply
            .code(503)
            .send({ error: { code: 'SERVER_ERROR', description: 'The sandbox was told to be down' } });
        if (request.headers.authorization !== basic) return refuse(reply, 401, 'Authentication failed');
      });
      razorpayOrdersRoutes(api, state.razorpay);
      razorpayPaymentsRoutes(api, state.razorpay, webhooks);
      razorpayRefundsRoutes(api, state, webhooks);
      razorpayDisputesRoutes(api, state.razorpay, webhooks);
    },
    { prefix: '/razorpay' },
  );
}
