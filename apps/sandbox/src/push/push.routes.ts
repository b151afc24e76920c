import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxSettings } from '../settings.ts';
import { remember, type SandboxState } from '../state/sandbox-state.ts';
import { newBrowserKeys, type BrowserKeys } from './browser-keys.ts';
import { vapidFault } from './vapid.ts';

interface Subscribed extends BrowserKeys {
  readonly applicationServerKey: string;
}

const wanted = z.object({ applicationServerKey: z.string().regex(/^[A-Za-z0-9_-]{87}$/) });
const largest = 4096;

/**
 * A browser maker's push service, wire for wire (RFC 8030, 8291, 8292), and the browser behind it, which has its keys and
 * reads what came: `POST /push/subscriptions` is `PushManager.subscribe`, `GET /inbox/pushes` lists what was shown.
 */
export function pushRoutes(app: FastifyInstance, state: SandboxState, settings: SandboxSettings): void {
  const subscribed = new Map<string, Subscribed>();
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post('/push/subscriptions', (request, reply) => {
    const asked = wanted.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ code: 'bad_request' });
    const id = randomUUID();
    const keys = newBrowserKeys();
    subscribed.set(id, { ...keys, ...asked.data });
    const endpoint = `http://127.0.0.1:${settings.SANDBOX_PORT}/push/${id}`;
    return reply.code(201).send({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  });

  app.delete<{ Params: { id: string } }>('/push/:id', (request, reply) => {
    subscribed.delete(request.params.id);
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string } }>('/push/:id', (request, reply) => {
    if (state.scenario.push === 'down') return reply.code(503).send();
    const browser = subscribed.get(request.params.id);
    if (browser === undefined) return reply.code(410).send();
    const { authorization, ttl, urgency, topic, 'content-encoding': encoding } = request.headers;
    if (!/^\d+$/.test(String(ttl))) return reply.code(400).send({ reason: 'no TTL' });
    const origin = `http://127.0.0.1:${settings.SANDBOX_PORT}`;
    const fault = vapidFault(authorization, browser.applicationServerKey, origin, Date.now());
    if (fault !== null) return reply.code(403).send({ reason: fault });
    if (!Buffer.isBuffer(request.body) || encoding !== 'aes128gcm')
      return reply.code(400).send({ reason: 'not encrypted' });
    if (request.body.length > largest) return reply.code(413).send();
    remember(state.pushes, {
      id: request.params.id,
      at: new Date().toISOString(),
      ttl: Number(ttl),
      urgency: typeof urgency === 'string' ? urgency : null,
      topic: typeof topic === 'string' ? topic : null,
      text: browser.read(request.body),
    });
    return reply.code(201).header('location', `${origin}/push/messages/${randomUUID()}`).send();
  });

  app.get<{ Querystring: { id?: string } }>('/inbox/pushes', (request) => ({
    pushes: state.pushes.filter(({ id }) => request.query.id === undefined || id === request.query.id),
  }));
}
