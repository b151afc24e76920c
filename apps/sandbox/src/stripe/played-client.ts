import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createSandboxState, type SandboxState } from '../state/sandbox-state.ts';
import { usualScenario } from '../state/scenario.ts';
import { readSettings, type SandboxSettings } from '../settings.ts';

interface PlayedClient {
  /** There once the tests run. */
  readonly app: () => FastifyInstance;
  readonly state: SandboxState;
  readonly settings: SandboxSettings;
  readonly clientOf: (key?: string) => Stripe;
}

/**
 * The provider's own client for Node, which asks a sandbox instead of the provider, in the tests of one `describe`; `build` makes
 * the sandbox.
 */
export function playClient(
  build: (state: SandboxState, settings: SandboxSettings) => Promise<FastifyInstance>,
): PlayedClient {
  const read = readSettings({ WEBHOOK_DELAY_MS: '60000' });
  if ('faults' in read) throw new Error(read.faults.join());
  const { settings } = read;
  const state = createSandboxState();
  let [app, address]: [FastifyInstance | undefined, string] = [undefined, ''];
  beforeAll(async () => {
    app = await build(state, settings);
    address = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => {
    state.scenario = usualScenario;
  });
  afterAll(() => app?.close());
  return {
    app: () => {
      if (app === undefined) throw new Error('the sandbox is not started yet');
      return app;
    },
    state,
    settings,
    clientOf: (key = settings.STRIPE_SECRET_KEY) =>
      new Stripe(key, {
        maxNetworkRetries: 0,
        telemetry: false,
        httpClient: Stripe.createFetchHttpClient((url, init) => {
          const asked = new Request(url, init);
          return fetch(new Request(asked.url.replace('https://api.stripe.com', `${address}/stripe`), asked));
        }),
      }),
  };
}

/** The id of what may stand whole in its place. */
export const idOf = (one: string | { readonly id: string } | null): string =>
  typeof one === 'string' ? one : (one?.id ?? '');
