import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxSettings } from '../settings.ts';
import { type GatewayAccount } from '../state/gateway-books.ts';
import { remember, type SandboxState } from '../state/sandbox-state.ts';

const smsRequest = z.object({ to: z.string().min(3), text: z.string().min(1).max(2000) });
type To = { Querystring: { to?: string } };

/** The SMS provider, and everything that arrived, as JSON for tests. */
export function inboxRoutes(app: FastifyInstance, state: SandboxState, settings: SandboxSettings): void {
  app.post('/sms/messages', (request, reply) => {
    if (request.headers.authorization !== `Bearer ${settings.SMS_KEY}`)
      return reply.code(401).send({ code: 'unauthorized' });
    const message = smsRequest.safeParse(request.body);
    if (!message.success)
      return reply.code(400).send({ code: 'bad_request', field: message.error.issues[0]?.path.join('.') });
    if (state.scenario.sms === 'refused') return reply.code(503).send({ code: 'unavailable' });
    const sms = { id: randomUUID(), at: new Date().toISOString(), ...message.data };
    remember(state.sms, sms);
    return reply.code(202).send({ id: sms.id });
  });

  app.get<To>('/inbox/mails', (request) => ({
    mails: state.mails.filter((mail) => request.query.to === undefined || mail.to.includes(request.query.to)),
  }));
  app.get<To>('/inbox/sms', (request) => ({
    sms: state.sms.filter((sms) => request.query.to === undefined || sms.to === request.query.to),
  }));
  app.get('/inbox/payments', () => ({
    razorpay: accountView(state.razorpay),
    cardVault: accountView(state.cardVault),
    stripe: accountView(state.stripe.books),
  }));
  app.get('/inbox/webhooks', () => ({ deliveries: state.deliveries }));
  app.get('/inbox/events', () => ({ events: state.events }));
  app.delete('/inbox', (_request, reply) => {
    for (const list of [state.mails, state.sms, state.pushes, state.deliveries, state.events]) list.length = 0;
    return reply.code(204).send();
  });
}

function accountView({ orders, payments, refunds, disputes }: GatewayAccount): object {
  return {
    orders: [...orders.values()],
    payments: [...payments.values()],
    refunds: [...refunds.values()],
    disputes: [...disputes.values()],
  };
}
