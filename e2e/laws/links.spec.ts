import { routes, type Route } from '@latchkey/site/urls';
import { everyHost, get, walkLinks } from '../judge/links.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { isNight } from '../short-run.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Languages and hosts.

test('no link on any page of any host leads nowhere', async () => {
  // At night all: some thousand addresses, and those of every house that the stories before have opened.
  test.setTimeout(isNight ? 900_000 : 180_000);
  const { broken, followed } = await walkLinks(isNight ? undefined : 2);
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(everyHost.length * 6);
});

test('every page of the route table that has one address is there', async () => {
  const pages = Object.values(routes as Record<string, Route>).filter(
    ({ path, screen, zone, on }) =>
      screen !== null && zone === undefined && !path.includes('$') && path !== '/review' && on.includes('provider'),
  );
  expect(pages.length).toBeGreaterThan(8);
  for (const { path } of pages) {
    const { status } = await get(new URL(path, addressOf(hosts.provider)));
    expect([path, status]).toEqual([path, 200]);
  }
});
