import type { ItineraryStop } from '@latchkey/api-contract/types';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type SandboxProcess } from '../../../../test/sandbox-process.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';

type Days = { stops: ItineraryStop[] }[];

// Shows docs/rules.md: People of a hotel (Shares of the text model).
describe('the text model in plans of days', () => {
  let sandbox: SandboxProcess;
  let engine: TestEngine;
  beforeAll(async () => {
    sandbox = await startSandbox();
    await sandbox.setScenario({ model: 'rewords' });
    engine = await startTestEngine('postgresql', {
      TEXT_MODEL_URL: `${sandbox.url}/text-model/v1`,
      TEXT_MODEL_NAME: 'sandbox',
      TEXT_MODEL_KEY: 'sandbox-text-model-key',
      RATE_LIMITS: 'on',
      MODEL_CALLS_PER_NETWORK: '3',
      MODEL_CALLS_PER_HOTEL: '7',
    });
  });
  afterEach(() => engine.reset());
  afterAll(async () => {
    await engine.close();
    await sandbox.stop();
  });

  /** Whether a plan comes in other words; it comes in any case, with a sentence for each stop. */
  const reworded = async (address: string | null, hotelId = 1760): Promise<boolean> => {
    const reply = await engine.app.inject({
      method: 'POST',
      url: '/api/itineraries',
      headers: address === null ? {} : { 'x-forwarded-for': address },
      payload: { hotelId, days: 2, purpose: 'culture', language: 'en' },
    });
    expect(reply.statusCode).toBe(200);
    const texts = reply.json<{ days: Days }>().days.flatMap(({ stops }) => stops.map(({ text = '' }) => text));
    expect(texts.filter((text) => text.length < 20)).toEqual([]);
    return texts.some((text) => text.startsWith('How about this: '));
  };

  it('is not used up by one network for others, however its addresses are spelt', async () => {
    const neighbours = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3'];
    for (const address of neighbours) expect(await reworded(address)).toBe(true);
    for (const address of neighbours) expect(await reworded(address)).toBe(false);
    expect(await reworded('198.51.100.7')).toBe(true);
  });

  it('is not used up at one hotel for another', async () => {
    for (let at = 0; at < 7; at += 1) expect(await reworded(`198.51.100.${at}`)).toBe(true);
    expect([await reworded('198.51.100.99'), await reworded('198.51.100.99', 2116)]).toEqual([false, true]);
    engine.pass(25 * 3_600_000);
    expect(await reworded('198.51.100.99')).toBe(true);
  });

  it('is asked by the origin for many under the hotel’s count alone', async () => {
    for (let at = 0; at < 7; at += 1) expect(await reworded(null)).toBe(true);
    expect(await reworded(null)).toBe(false);
  });
});
