import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { assetsRoutes } from './assets.routes.ts';
import { fiscalRoutes } from './fiscal/fiscal.routes.ts';
import { authoritiesRoutes } from './authorities/authorities.routes.ts';
import { bucketRoutes } from './bucket/bucket.routes.ts';
import { cardVaultRoutes } from './card-vault/card-vault.routes.ts';
import { createCardVaultEvents } from './card-vault/events.ts';
import { collectorsRoutes } from './collectors/collectors.routes.ts';
import { controlRoutes } from './control.routes.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { createDashboard } from './dashboard.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { namesRoutes } from './names/names.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { razorpayCheckoutRoutes } from './razorpay/checkout.routes.ts';
import { createMerchants, routedByKey } from './razorpay/merchants.ts';
import { razorpayRoutes } from './razorpay/razorpay.routes.ts';
import { tilesRoutes } from './tiles.routes.ts';
import { createDeliveries } from './deliveries.ts';
import { createAttempts } from './stripe/attempts.ts';
import { createStripeEvents } from './stripe/events.ts';
import { stripeRoutes } from './stripe/stripe.routes.ts';
import type { SandboxSettings } from './settings.ts';
import { textModelRoutes } from './text-model/text-model.routes.ts';
import type { SandboxState } from './state/sandbox-state.ts';

/** Every outside party behind one port. Anything may be loaded from any site, as from the real ones. */
export async function buildSandbox(
  state: SandboxState,
  settings: SandboxSettings,
  log: Logger,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 5 * 1024 * 1024,
    rewriteUrl: (request) => routedByKey(request, settings),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', request.headers.origin ?? '*')
      .header('access-control-allow-credentials', 'true')
      .header('vary', 'origin');
    if (request.method === 'OPTIONS') {
      return reply
        .header('access-control-allow-methods', 'GET,POST,DELETE')
        .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
        .code(204)
        .send();
    }
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/collect/')) return;
    reply.header('cache-control', 'no-store');
  });
  const deliveries = createDeliveries(state, settings, log);
  app.addHook('onClose', async () => deliveries.stop());
  const merchants = createMerchants(state, deliveries, settings);
  const vaultEvents = createCardVaultEvents(deliveries, settings);
  const stripeEvents = createStripeEvents(state.stripe, deliveries, settings);
  const attempts = createAttempts(state, stripeEvents);
  state.stripe.address = `http://localhost:${settings.SANDBOX_PORT}/stripe`;
  const dashboard = createDashboard(state, merchants, vaultEvents, { attempts, events: stripeEvents });

  await assetsRoutes(app);
  await pageRoutes(app, state, dashboard);
  for (const merchant of merchants) razorpayRoutes(app, state, merchant);
  razorpayCheckoutRoutes(app, state, merchants);
  cardVaultRoutes(app, state, settings, vaultEvents);
  stripeRoutes(app, state, settings, { attempts, events: stripeEvents });
  inboxRoutes(app, state, settings);
  pushRoutes(app, state, settings);
  namesRoutes(app, state);
  authoritiesRoutes(app, state);
  fiscalRoutes(app, state);
  controlRoutes(app, state);
  dashboardRoutes(app, dashboard);
  textModelRoutes(app, state, settings);
  collectorsRoutes(app, state);
  tilesRoutes(app);
  await bucketRoutes(app);
  return app;
}
