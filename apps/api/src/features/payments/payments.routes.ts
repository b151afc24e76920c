import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { paymentOrdersRoutes } from './orders/payment-orders.routes.ts';
import { sharePaymentsRoutes } from './share-orders/share-payments.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';

/** Paying at a gateway, and what gateways tell. */
export async function paymentsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  paymentOrdersRoutes(app, deps);
  sharePaymentsRoutes(app, deps);
  await webhooksRoutes(app, deps);
}
