import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { conversationRoutes } from './conversation/conversation.routes.ts';
import { bookingCodesRoutes } from './lookups/booking-codes.routes.ts';
import { bookingLinksRoutes } from './lookups/booking-links.routes.ts';
import { lookupsRoutes } from './lookups/lookups.routes.ts';
import { propertyMailboxRoutes } from './property-mailbox/property-mailbox.routes.ts';

/** What leads back to a booking, codes and links by mail and SMS, and what a guest writes to the property there. */
export async function messagingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  lookupsRoutes(app, deps);
  conversationRoutes(app, deps);
  await bookingCodesRoutes(app, deps);
  await bookingLinksRoutes(app, deps);
  await propertyMailboxRoutes(app, deps);
}
