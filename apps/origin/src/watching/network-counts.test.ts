import { expect, test } from 'vitest';
import { countNetworks } from './network-counts.ts';

const [live, canary] = ['home@one', 'home@two'];

/** Pages that guests of so many networks got of a release, of which so many failed. */
function visits(counts: ReturnType<typeof countNetworks>, release: string, networks: number, failing: number): void {
  for (let network = 0; network < networks; network++) {
    if (network < failing) counts.failed(release, `203.0.${release.length}.${network}`);
    else counts.shown(release, `198.51.${release.length}.${network}`);
  }
}

test('what is live is taken out where it fails several networks that see the pages of others well', () => {
  const counts = countNetworks(() => 0);
  visits(counts, 'checkout@one', 10, 0);
  visits(counts, live, 30, 7);
  expect(counts.failsLive(live)).toBeNull();
  counts.failed(live, '192.0.2.1');
  expect(counts.failsLive(live), '3 of 26 beside a handful').toBeNull();
  for (let network = 0; network < 6; network++) counts.failed(live, `192.0.2.${network}`);
  expect(counts.failsLive(live)).toBe('failed in 13 of 36 networks in a minute');
});

test('a stranger with five addresses, or one IPv6 connection, takes nothing out, however much they ask', () => {
  const counts = countNetworks(() => 0);
  visits(counts, 'checkout@one', 10, 0);
  for (let page = 0; page < 700; page++) counts.failed(live, `203.0.113.${page % 5}`);
  expect(counts.failsLive(live)).toBeNull();
  expect(counts.failsCanary(live, 'home@zero')).toBeNull();
});

test('where other releases fail too, or nobody saw any, the cause is not this one', () => {
  const alone = countNetworks(() => 0);
  visits(alone, live, 40, 40);
  expect(alone.failsLive(live)).toBeNull();
  visits(alone, 'checkout@one', 20, 10);
  expect(alone.failsLive(live)).toBeNull();
});

test('failures are over after a minute', () => {
  let now = 100_000;
  const counts = countNetworks(() => now);
  visits(counts, 'checkout@one', 10, 0);
  visits(counts, live, 20, 20);
  expect(counts.failsLive(live)).not.toBeNull();
  now += 61_000;
  visits(counts, 'checkout@one', 10, 0);
  expect(counts.failsLive(live)).toBeNull();
});

test('a canary ends where it fails clearly more networks than the live release beside it', () => {
  const counts = countNetworks(() => 0);
  visits(counts, live, 400, 4);
  visits(counts, canary, 40, 7);
  expect(counts.failsCanary(canary, live)).toBeNull();
  for (let network = 0; network < 6; network++) counts.failed(canary, `192.0.2.${network}`);
  expect(counts.failsCanary(canary, live)).toBe('failed in 13 of 46 networks, the live release in 4 of 400');
});

test('a canary that fails as much as the live release does goes on, and so does one that nothing can be compared with', () => {
  const counts = countNetworks(() => 0);
  visits(counts, canary, 40, 20);
  expect(counts.failsCanary(canary, live)).toBeNull();
  visits(counts, live, 400, 190);
  expect(counts.failsCanary(canary, live)).toBeNull();
});

test('a bundle that does not wake is proof enough', () => {
  const counts = countNetworks(() => 1);
  counts.doesNotWake(live);
  counts.doesNotWake(canary);
  expect(counts.failsLive(live)).toBe('its server bundle does not wake');
  expect(counts.failsCanary(canary, live)).toBe('its server bundle does not wake');
});
