import { asGuestsHosts, launchOptions } from '../browser.ts';
import { ready } from '../guard.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { bookingAtProperty } from '../pages/property.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { campaign } from './collected.ts';
import { measured } from './measured-visit.ts';

// Shows docs/rules.md: Measuring (Attribution); Entities (Attribution).

test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), asGuestsHosts] } });

// Hosts of the run are plain HTTP, for which the browser does without this header.
test.beforeEach(({ guard }) => guard.allow(/Cross-Origin-Opener-Policy header has been ignored/));

for (const way of ['redirect', 'move'] as const)
  test(`where a visit came from by /${way} stays with it through its pages, and is told to the property alone`, async ({
    page,
    traveller,
    language,
  }) => {
    const origin = addressOf(measured.host);
    const visit = campaign();
    const source = { google_source: 'hotel-ads', user_list_id: 'u7', utm_campaign: visit, utm_source: 'letter' };
    const stay = mondayStay(measured, way === 'move' ? 51 : 50);
    const link = new URLSearchParams({ hotel: '1760', ...stay, adults: '2', lang: language, ...source });
    await page.goto(`${origin}/${way}?${link}`);
    const landed = new URL(page.url());
    expect(landed.pathname).toBe(`/rooms/1760/${stay.checkIn}/${stay.checkOut}/2/0`);
    expect(Object.fromEntries(landed.searchParams)).toEqual({ lang: language, ...source });
    await ready(page);

    // From there on the addresses and the next document leave out where the visit came from.
    await page.getByRole('contentinfo').locator('a[href*="/terms-conditions"]').click();
    await expect(page).toHaveURL(/\/terms-conditions/);
    expect(page.url()).not.toContain(visit);
    await page.goto(`${origin}/privacy-policy`);
    const quote = await quoteBy(page, measured, {
      ...stay,
      roomTypeId: 'teak-king',
      ratePlanId: 'breakfast',
      adults: 2,
    });
    await page.goto(`${origin}/room/checkout?quote=${quote}`);
    const bookingId = await bookingBy(page, quote, { traveller, mode: 'at-property', language });

    const { attribution } = await bookingAtProperty(measured, bookingId);
    expect(attribution).toEqual({
      googleSource: 'hotel-ads',
      userListId: 'u7',
      utmCampaign: visit,
      utmSource: 'letter',
      mode: 'GHC',
    });
    await page.goto(`${origin}/bookings/${bookingId}`);
    expect(await page.content()).not.toContain(visit);
    const copy = await page.evaluate(
      async (id) => (await fetch(`/api/bookings/${encodeURIComponent(id)}/personal-data`)).text(),
      bookingId,
    );
    expect(copy).toContain(visit);
  });
