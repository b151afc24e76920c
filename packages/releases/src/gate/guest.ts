import { randomUUID } from 'node:crypto';
import { askOrigin, type Answered, type Asking } from './ask-origin.ts';
import type { GateOrigin } from './gate-origin.ts';

/** A traveller who does not exist; the number and the domain are kept for such. */
export const traveller = { fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'gate@example.com' };

/** One guest of the gate's, on one device: what a stay needs of a browser. */
export interface Guest {
  /** Cookies of this guest, as a header says them. */
  cookie(): string;
  page(path: string): Promise<Answered>;
  get(operation: string): Promise<EngineAnswer>;
  post(operation: string, body: object): Promise<EngineAnswer>;
}

/** An answer of the engine, read. */
export interface EngineAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A guest of one host of the gate's origin. The engine is asked through it, as pages do. */
export function guestOf(origin: GateOrigin, host: string): Guest {
  const cookies = new Map<string, string>();
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (path: string, asking: Asking): Promise<Answered> => {
    const answered = await askOrigin(origin, host, path, {
      ...asking,
      headers: { ...asking.headers, cookie: cookie() },
    });
    for (const given of answered.cookies) {
      const [name = '', ...value] = given.split('=');
      cookies.set(name, value.join('='));
    }
    return answered;
  };
  const told = ({ status, text }: Answered): EngineAnswer => ({ status, text, body: bodyOf(text) });
  return {
    cookie,
    page: (path) => ask(path, {}),
    get: async (operation) => told(await ask(`/api/${operation}`, {})),
    post: async (operation, body) =>
      told(
        await ask(`/api/${operation}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(body),
        }),
      ),
  };
}

/** The body as JSON; empty where it is none. */
function bodyOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
