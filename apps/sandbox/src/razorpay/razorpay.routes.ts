import type { FastifyInstance } from 'fastify';
import type { SandboxSettings } from '../settings.ts';
import type { World } from '../world.ts';
import { refuse } from './answers.ts';
import { ordersRoutes } from './orders.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { refundsRoutes } from './refunds.routes.ts';
import type { Webhooks } from './webhooks.ts';

/** The India gateway's REST API: orders, payments, captures and refunds. */
export function razorpayRoutes(
  app: FastifyInstance,
  world: World,
  settings: SandboxSettings,
  webhooks: Webhooks,
): void {
  const basic = `Basic ${Buffer.from(`${settings.RAZORPAY_KEY_ID}:${settings.RAZORPAY_KEY_SECRET}`).toString('base64')}`;
  app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (world.conduct.gateway === 'down')
          return reply
            .code(503)
            .send({ error: { code: 'SERVER_ERROR', description: 'The sandbox was told to be down' } });
        if (request.headers.authorization !== basic) return refuse(reply, 401, 'Authentication failed');
      });
      ordersRoutes(api, world.razorpay);
      paymentsRoutes(api, world.razorpay, webhooks);
      refundsRoutes(api, world, webhooks);
    },
    { prefix: '/razorpay' },
  );
}
