import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEngine } from '../../test/open-engine.ts';
import { forgetStarted, newcomer, twelveRooms } from '../../test/onboarding.ts';
import { approve } from './approve-hotel.ts';

const engine = openEngine();
beforeEach(async () => {
  if (!engine.app.server.listening) await engine.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await forgetStarted(engine);
});

const type = async (hotel: string | undefined): Promise<{ isDone: boolean; said: string }> => {
  const address = engine.app.server.address();
  vi.stubEnv('API_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const lines: string[] = [];
  const isDone = await approve(engine.deps.settings, hotel, (line) => lines.push(line), engine.deps.clock());
  return { isDone, said: lines.join('\n') };
};

it('shows guests a hotel that its owner has opened, and no other', async () => {
  const asha = await newcomer(engine);
  const { hotelId } = await asha.save(await asha.begin(), { rooms: { typed: twelveRooms } });
  engine.pass(60_000);
  expect(await type(String(hotelId))).toEqual({
    isDone: false,
    said: `The owner of hotel ${hotelId} has not opened it.`,
  });
  await asha.asOwner(hotelId, 'POST', 'opening', {});
  const opened = await type(String(hotelId));
  expect([opened.isDone, opened.said]).toEqual([
    true,
    expect.stringMatching(new RegExp(`^Guests see hotel ${hotelId} now: http.*/marigold-guest-house$`)),
  ]);
  engine.pass(60_000);
  expect((await type(String(hotelId))).said).toContain('already');
  expect((await type('1760')).said).toContain('already');
  expect((await type('77')).isDone).toBe(false);
  expect((await type(undefined)).isDone).toBe(false);
});
