import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import { ask, type Answer } from '../ask.ts';
import type { Instance } from '../instance.ts';

/** One answer of the engine, read. */
export interface Reply extends Pick<Answer, 'status' | 'headers' | 'ms'> {
  readonly body: Readonly<Record<string, unknown>>;
  /** Why it was refused, where it was. */
  readonly code: string;
}

export interface Traveller {
  readonly fullName: string;
  readonly contactNumber: string;
  readonly email: string;
}

/** Somebody who speaks to the instance over HTTP: from an address, on a device, with a number. */
export interface Guest {
  readonly traveller: Traveller;
  /** What its browser sends as cookies: what it was given last, unless it was replaced. */
  cookie: string;
  get(path: string): Promise<Reply>;
  /** Posts JSON with an idempotency key, a fresh one unless it is given. */
  post(
    path: string,
    body: object,
    more?: { readonly key?: string; readonly headers?: Record<string, string> },
  ): Promise<Reply>;
}

let [people, addresses] = [0, 0];

/** A traveller whom the instance has never seen. */
export function stranger(): Traveller {
  people += 1;
  return {
    fullName: 'Asha Rao',
    contactNumber: `+9198450${10_000 + people}`,
    email: `guest${people}@strangers.example`,
  };
}

/** A network address that nobody has come from. */
export function elsewhere(): string {
  addresses += 1;
  return `127.20.${addresses >> 8}.${addresses % 256}`;
}

const agents = new Map<string, Agent>();
/** One connection at a time for each address, kept: what is measured is the answer, not the handshake. */
const agentOf = (from: string): Agent => {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 4, timeout: 5000 });
  agents.set(from, agent);
  return agent;
};

/** A guest at one host of the instance; a stranger from an address of its own unless it says otherwise. */
export function guestAt(
  { port }: Instance,
  host: string,
  {
    from = elsewhere(),
    traveller = stranger(),
    cookie = '',
  }: Partial<Pick<Guest, 'traveller' | 'cookie'>> & { readonly from?: string } = {},
): Guest {
  const send = async (
    path: string,
    question: { method: string; headers: Record<string, string>; body?: string },
  ): Promise<Reply> => {
    const answer = await ask(port, {
      host,
      path: `/api/${path}`,
      from,
      agent: agentOf(from),
      ...question,
      headers: { ...(guest.cookie === '' ? {} : { cookie: guest.cookie }), ...question.headers },
    });
    const given = [answer.headers['set-cookie'] ?? []].flat().find((one) => one.includes('latchkey_device='));
    if (given !== undefined) guest.cookie = given.split(';')[0] ?? '';
    const body = read(answer.body);
    return { status: answer.status, headers: answer.headers, ms: answer.ms, body, code: textIn(body, 'code') };
  };
  const guest: Guest = {
    traveller,
    cookie,
    get: (path) => send(path, { method: 'GET', headers: {} }),
    post: (path, body, { key = randomUUID(), headers = {} } = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
        body: JSON.stringify(body),
      }),
  };
  return guest;
}

/** A field of an answer that is a text; empty where it has none. */
export const textIn = (body: Reply['body'], name: string): string => {
  const field = body[name];
  return typeof field === 'string' ? field : '';
};

/** Lets go of all connections. */
export function hangUp(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}

/** The body as JSON; empty where it is none. */
function read(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
