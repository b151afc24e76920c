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
  post(operation: string, body: object, headers?: Readonly<Record<string, string>>): Promise<EngineAnswer>;
}

/** An answer of the engine, read. */
export interface EngineAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A guest of one host of the gate's origin, with the cookies that the guest has already. The engine is asked through it, as pages do. */
export function guestOf(origin: GateOrigin, host: string, has = ''): Guest {
  const cookies = new Map<string, string>();
  const take = (given: string): void => {
    const [name = '', ...value] = given.split('=');
    if (name !== '') cookies.set(name, value.join('='));
  };
  for (const one of has.split('; ')) take(one);
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (path: string, asking: Asking): Promise<Answered> => {
    const answered = await askOrigin(origin, host, path, {
      ...asking,
      headers: { ...asking.headers, cookie: cookie() },
    });
    for (const given of answered.cookies) take(given);
    return answered;
  };
  const told = ({ status, text }: Answered): EngineAnswer => ({ status, text, body: bodyOf(text) });
  return {
    cookie,
    page: (path) => ask(path, {}),
    get: async (operation) => told(await ask(`/api/${operation}`, {})),
    post: async (operation, body, headers = {}) =>
      told(
        await ask(`/api/${operation}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
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

/** Why an engine refused a request, in its own code where it has one. */
export const whatItSays = ({ status, body, text }: EngineAnswer): string =>
  `the engine answers ${status} ${typeof body['code'] === 'string' ? body['code'] : text.slice(0, 120)}`.trim();

/** A text of the answer's body; empty where it has none of that name. */
export const textOf = ({ body }: EngineAnswer, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};
