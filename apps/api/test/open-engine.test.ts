import { describe, expect, it } from 'vitest';
import { openEngine } from './open-engine.ts';
import { payBy } from './played-gateways.ts';

const gatewayOf = async ({ deps }: ReturnType<typeof openEngine>): Promise<string | undefined> =>
  (await deps.hotels.byId(1760))?.readFacts().payment?.gateway;

// Each `describe` has a database of its own, though both run in one worker.
describe('an engine whose hotel was loaded anew, and reset by the test itself', () => {
  const engine = openEngine();
  it('sells with the new facts', async () => {
    await payBy(engine, 'stripe');
    await engine.reset();
    expect(await gatewayOf(engine)).toBe('stripe');
  });
});

describe('the engine after it', () => {
  const engine = openEngine();
  it('has hotels as they are at the start', async () => {
    expect(await gatewayOf(engine)).toBe('razorpay');
  });
});
