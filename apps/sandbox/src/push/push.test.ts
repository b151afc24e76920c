import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webPush from 'web-push';
import { buildSandbox } from '../app.ts';
import { createSandboxState, type SandboxState } from '../state/sandbox-state.ts';
import { readSettings } from '../settings.ts';

const state: SandboxState = createSandboxState();
let app: Awaited<ReturnType<typeof buildSandbox>>;
let base: string;
beforeEach(async () => {
  const free = await buildSandbox(createSandboxState(), settingsOf(0), pino({ level: 'silent' }));
  await free.listen({ port: 0, host: '127.0.0.1' });
  const { port } = free.server.address() as AddressInfo;
  await free.close();
  app = await buildSandbox(state, settingsOf(port), pino({ level: 'silent' }));
  await app.listen({ port, host: '127.0.0.1' });
  base = `http://127.0.0.1:${port}`;
  state.pushes.length = 0;
});
afterEach(() => app.close());

function settingsOf(port: number) {
  const read = readSettings({ SANDBOX_PORT: String(port) });
  if ('faults' in read) throw new Error(read.faults.join());
  return read.settings;
}

/** The client's own pair: one key in 256 is a byte short, and it pads those. */
const newPair = () => ({ subject: 'mailto:a@example.com', ...webPush.generateVAPIDKeys() });

async function subscribe(applicationServerKey: string): Promise<webPush.PushSubscription> {
  const response = await app.inject({ method: 'POST', url: '/push/subscriptions', payload: { applicationServerKey } });
  return response.json<webPush.PushSubscription>();
}

async function push(to: webPush.PushSubscription, vapidDetails: ReturnType<typeof newPair>, text = 'Guten Tag, नमस्ते') {
  const { headers, body } = webPush.generateRequestDetails(to, text, {
    vapidDetails,
    TTL: 60,
    urgency: 'high',
    topic: 'a',
  });
  const { 'Content-Length': _, ...sent } = headers as Record<string, string>;
  return (await fetch(to.endpoint, { method: 'POST', headers: sent, body: new Uint8Array(body ?? []) })).status;
}

it('takes what the usual client sends, and its browser reads it', async () => {
  const pair = newPair();
  const to = await subscribe(pair.publicKey);
  expect(to.endpoint.startsWith(`${base}/push/`)).toBe(true);
  expect(await push(to, pair)).toBe(201);
  expect(state.pushes).toMatchObject([{ ttl: 60, urgency: 'high', topic: 'a', text: 'Guten Tag, नमस्ते' }]);
});

it('refuses another sender, and knows nobody who has left', async () => {
  const pair = newPair();
  const to = await subscribe(pair.publicKey);
  expect(await push(to, newPair())).toBe(403);
  expect(await push(to, { ...newPair(), publicKey: pair.publicKey })).toBe(403);
  expect(await push({ ...to, endpoint: to.endpoint.replace('127.0.0.1', 'localhost') }, pair)).toBe(403);
  await fetch(to.endpoint, { method: 'DELETE' });
  expect(await push(to, pair)).toBe(410);
  expect(state.pushes).toEqual([]);
});

it('shows nothing that was meant for another browser', async () => {
  const pair = newPair();
  const [one, other] = [await subscribe(pair.publicKey), await subscribe(pair.publicKey)];
  expect(await push({ ...one, keys: other.keys }, pair)).toBe(201);
  expect(state.pushes).toMatchObject([{ text: null }]);
});
