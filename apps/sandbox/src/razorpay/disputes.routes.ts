import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { moveDispute } from '../gateway-disputes.ts';
import type { GatewayAccount, GatewayDispute } from '../state/gateway-books.ts';
import { collection, refuse, unknownId } from './answers.ts';
import { disputeEntity } from './entities.ts';
import { tellDispute, type Webhooks } from './webhooks.ts';

const span = z.object({ from: z.coerce.number().optional(), to: z.coerce.number().optional() });

/** Disputes, as the gateway lists them; accepting one loses it. They are opened on the sandbox's page. */
export function razorpayDisputesRoutes(api: FastifyInstance, account: GatewayAccount, webhooks: Webhooks): void {
  const entity = (dispute: GatewayDispute): object => disputeEntity(account, dispute);
  api.get('/v1/disputes', ({ query }) => {
    const { from = 0, to = Infinity } = span.catch({}).parse(query);
    const within = [...account.disputes.values()].filter(({ createdAt }) => createdAt >= from && createdAt <= to);
    return collection(within, query, entity);
  });
  api.get<{ Params: { id: string } }>('/v1/disputes/:id', (request, reply) => {
    const dispute = account.disputes.get(request.params.id);
    return dispute === undefined ? refuse(reply, 400, unknownId) : entity(dispute);
  });
  api.post<{ Params: { id: string } }>('/v1/disputes/:id/accept', (request, reply) => {
    const dispute = account.disputes.get(request.params.id);
    if (dispute === undefined) return refuse(reply, 400, unknownId);
    if (dispute.status !== 'open' || moveDispute(dispute, 'lost') !== 'moved')
      return refuse(reply, 400, 'Action not allowed for dispute in its current state');
    tellDispute(account, webhooks, dispute);
    return entity(dispute);
  });
}
