import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxSettings } from '../settings.ts';
import { remember, type World } from '../world.ts';

const smsRequest = z.object({ to: z.string().min(3), text: z.string().min(1).max(2000) });
type To = { Querystring: { to?: string } };

/** The SMS provider, and everything that arrived, as JSON for tests. */
export function inboxRoutes(app: FastifyInstance, world: World, settings: SandboxSettings): void {
  app.post('/sms/messages', (request, reply) => {
    if (request.headers.authorization !== `Bearer ${settings.SMS_KEY}`)
      return reply.code(401).send({ code: 'unauthorized' });
    const message = smsRequest.safeParse(request.body);
    if (!message.success)
      return reply.code(400).send({ code: 'bad_request', field: message.error.issues[0]?.path.join('.') });
    if (world.conduct.sms === 'refused') return reply.code(503).send({ code: 'unavailable' });
    const sms = { id: randomUUID(), at: new Date().toISOString(), ...message.data };
    remember(world.sms, sms);
    return reply.code(202).send({ id: sms.id });
  });

  app.get<To>('/inbox/mails', (request) => ({
    mails: world.mails.filter((mail) => request.query.to === undefined || mail.to.includes(request.query.to)),
  }));
  app.get<To>('/inbox/sms', (request) => ({
    sms: world.sms.filter((sms) => request.query.to === undefined || sms.to === request.query.to),
  }));
  app.get('/inbox/payments', () => ({
    razorpay: booksView(world, 'razorpay'),
    cardVault: booksView(world, 'cardVault'),
  }));
  app.get('/inbox/webhooks', () => ({ deliveries: world.deliveries }));
  app.get('/inbox/events', () => ({ events: world.events }));
  app.delete('/inbox', (_request, reply) => {
    for (const list of [world.mails, world.sms, world.deliveries, world.events]) list.length = 0;
    return reply.code(204).send();
  });
}

function booksView(world: World, provider: 'razorpay' | 'cardVault'): object {
  const { orders, payments, refunds } = world[provider];
  return { orders: [...orders.values()], payments: [...payments.values()], refunds: [...refunds.values()] };
}
