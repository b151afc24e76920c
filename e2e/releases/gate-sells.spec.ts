import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedApps } from '../../scripts/run/paths.ts';
import { releaseStore } from '../running/addresses.ts';
import { isAtGate, isNight } from '../short-run.ts';
import { expect, test } from '../test.ts';
import { askGate } from './ask-gate.ts';
import { liveRelease, releaseWithServer, releaseWithStyle } from './store.ts';

// Makes pages and stays by origins of its own, and presses in browsers.
test.setTimeout(180_000);

test.beforeEach(() => test.skip(releaseStore() === null, 'the product under test is not ours to take apart'));

for (const app of releasedApps)
  test(`what was just built of ${app} passes the gate`, async () => {
    test.skip(!isAtGate(app), 'asked at night');
    const { id } = await liveRelease(releaseStore() ?? '', app);
    expect(askGate(`${app}@${id}`)).toMatchObject({ code: 0 });
  });

/** A release like the live one, whose server bundle is another. */
async function spoilt(app: string, id: string, change: (bundle: string) => string): Promise<string> {
  const store = releaseStore() ?? '';
  const { server } = await liveRelease(store, app);
  await releaseWithServer(store, app, id, change(await readFile(path.join(store, server), 'utf8')));
  return `${app}@${id}`;
}

/** Code behind a bundle that changes what a screen's loader gives: `value` and `key` as `JSON.parse` names them. */
const withModel = (screen: string, revived: string) => (bundle: string) =>
  `${bundle}
  ;{ const { exposes } = module.exports; const { screen } = exposes['./screens/${screen}'];
    const load = async (...given) =>
      JSON.parse(JSON.stringify(await screen.load(...given)), (key, value) => ${revived});
    module.exports = { exposes: { ...exposes, './screens/${screen}': { screen: { ...screen, load } } } }; }`;

test('a checkout that says another total than the engine is refused', async () => {
  const tenfold = withModel('room-checkout', `key === 'total' ? value * 10 : value`);
  const { code, out } = askGate(await spoilt('checkout', 'tenfold', tenfold));
  expect(out).toMatch(/\/room\/checkout\?quote=\S+ says a total of ₹[\d,]+, the engine says \d+/);
  expect(code).toBe(1);
});

test('a home without the prices of rooms that are on sale is refused', async () => {
  test.skip(!isNight, 'asked at night');
  const empty = withModel('home', `key === 'rooms' && value[0]?.availableRooms !== undefined ? [] : value`);
  const { code, out } = askGate(await spoilt('hotel-home', 'norooms', empty));
  expect(out).toMatch(/NO {2}renders .*\n\s+\S+\/rooms\/1760\/\S+ does not show INR \d+/);
  expect(code).toBe(1);
});

test('a form that its page does not take is refused', async () => {
  const lost = (bundle: string): string => bundle.replace('name: "cancellations"', 'name: "lost"');
  const { code, out } = askGate(await spoilt('booking-status', 'lostform', lost), '--browser');
  expect(out).toContain('cancel without a script: cannot press the form cancellations');
  expect(code).toBe(1);
});

test('a press that does nothing is refused', async () => {
  test.skip(!isNight, 'asked at night');
  const deaf = (bundle: string): string => `${bundle}
    ;{ const { exposes } = module.exports;
      const action = async () => ({ kind: 'again', returned: { fields: {}, code: null }, status: 200 });
      module.exports = { exposes: { ...exposes, './actions/home': { action } } }; }`;
  const { code, out } = askGate(await spoilt('hotel-home', 'deaf', deaf), '--browser');
  expect(out).toContain('home to checkout without a script: cannot choose a room by its form');
  expect(code).toBe(1);
});

test('a page that looks other than the live one is refused, unless that was meant', async () => {
  test.skip(!isNight, 'asked at night');
  await releaseWithStyle(releaseStore() ?? '', 'itinerary', 'otherlook', 'main { color: transparent; }');
  const { code, out } = askGate('itinerary@otherlook', '--browser');
  expect(out).toMatch(
    /NO {2}looks .*\n\s+\S+\/planner\/1760 looks other than what is live, in \d+\.\d % of its pixels/,
  );
  expect(code).toBe(1);
  expect(askGate('itinerary@otherlook', '--browser', '--new-look')).toMatchObject({ code: 0 });
});
