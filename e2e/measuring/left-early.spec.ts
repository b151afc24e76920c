import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/run/paths.ts';
import { asGuestsBrowser, asGuestsHosts, launchOptions } from '../browser.ts';
import { ready } from '../guard.ts';
import { addressOf } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { campaign, collectedOf, namesBy, propertiesOf as one, waiting } from './collected.ts';
import { bookInVisit, measured } from './measured-visit.ts';

// Shows docs/rules.md: Measuring (`conversion`, GHC mode).

test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), asGuestsHosts, asGuestsBrowser] },
});

// Hosts of the run are plain HTTP, for which the browser does without this header.
test.beforeEach(({ guard }) => guard.allow(/Cross-Origin-Opener-Policy header has been ignored/));

/**
 * Holds back the code that measures, as a slow line does, so that the guest leaves before it is there. Requests are not
 * stopped on their way for it: the browser would then lose what a page sends while it goes.
 */
async function holdBackMeasuring(page: Page): Promise<void> {
  const folder = path.join(root, 'apps/shell/dist/browser');
  const held = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes('batch_flush_interval_ms'),
  );
  expect(held).not.toEqual([]);
  await page.addInitScript((names) => {
    // oxlint-disable-next-line typescript/unbound-method
    const append = Node.prototype.appendChild;
    Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
      const isHeld = node instanceof HTMLScriptElement && names.some((name) => node.src.endsWith(name));
      return isHeld ? node : (append.call(this, node) as T);
    };
  }, held);
}

test('of a guest who leaves at once page and link are told all the same, and the next page knows the browser', async ({
  page,
}) => {
  const visit = campaign();
  const origin = addressOf(measured.host);
  await page.goto(`${origin}/privacy-policy?lang=en&utm_campaign=${visit}`, { waitUntil: 'commit' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Terms' })
    .click({ modifiers: ['Control'] });
  await page.goto('about:blank');
  await expect
    .poll(async () => namesBy(await collectedOf(visit), 'analytics'), waiting)
    .toEqual(expect.arrayContaining(['page_view', 'link_click']));
  const left = await collectedOf(visit);
  expect(one(left, 'analytics', 'page_view')).toMatchObject({
    token: 'token-of-sandalwood',
    hotelName: 'Sandalwood Courtyard',
    page_path: '/privacy-policy',
    source: 'Latchkey',
    device_class: 'Desktop',
  });
  expect(one(left, 'analytics', 'link_click')).toMatchObject({
    link_url: `${origin}/terms-conditions`,
    link_text: 'Terms',
  });
  await page.goto(`${origin}/?lang=en`);
  const ofHome = async () => (await collectedOf(visit)).filter(({ properties }) => properties['page_path'] === '/');
  await expect.poll(async () => namesBy(await ofHome(), 'analytics'), waiting).toEqual(['page_view']);
  const ids = (await collectedOf(visit)).flatMap(({ properties }) => properties['distinct_id'] ?? []);
  expect(new Set(ids).size).toBe(1);
});

test('a booking is a conversion and a purchase though the guest leaves its page at once, and is counted once', async ({
  page,
  traveller,
}) => {
  const visit = campaign();
  const origin = addressOf(measured.host);
  const { bookingId } = await bookInVisit(page, { visit, isGhc: true, weeks: 48, traveller, mode: 'at-property' });
  await holdBackMeasuring(page);
  await page.goto(`${origin}/bookings/confirmation/${bookingId}?lang=en`, { waitUntil: 'commit' });
  await ready(page);
  await page.waitForTimeout(300);
  await page.goto('about:blank');
  await expect.poll(async () => namesBy(await collectedOf(visit), 'pixel of servers'), waiting).toEqual(['Purchase']);
  const conversions = async () =>
    namesBy(await collectedOf(visit), 'analytics').filter((name) => name === 'conversion').length;
  await expect.poll(conversions, waiting).toBe(1);
  expect(one(await collectedOf(visit), 'analytics', 'conversion')).toMatchObject({
    mode: 'GHC',
    content_type: 'hotel',
    url: `${origin}/bookings/confirmation/[booking]?lang=en`,
  });
  const again = await page.context().newPage();
  await again.goto(`${origin}/bookings/confirmation/${bookingId}?lang=en`);
  await ready(again);
  await again.waitForTimeout(9000);
  expect(await conversions()).toBe(1);
  expect(JSON.stringify(await collectedOf(visit))).not.toContain(bookingId);
});
