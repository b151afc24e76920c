import { expect, test } from 'vitest';
import { contextOf, hotelContextOf, type EventPage } from './context.ts';

const page: EventPage = {
  site: {
    host: 'sandalwood.latchkey.test',
    name: 'Sandalwood Courtyard',
    hotel: { id: 1760, websiteSlug: 'sandalwood-courtyard', timeZone: 'Asia/Kolkata' },
    measuring: { place: { city: 'Bengaluru', region: 'Karnataka', country: 'India' } },
  } as never,
  url: new URL('http://sandalwood.latchkey.test/rooms/1760/2026-12-08/2026-12-10/2/0?lang=en'),
  // 18:45 in UTC is the next day in Kolkata.
  now: Date.UTC(2026, 10, 22, 18, 45),
  userId: 'device-1',
  source: null,
  deviceClass: 'Mobile',
};

test('every event carries the whole context', () => {
  expect(contextOf(page)).toEqual({
    themeId: 2,
    hotelName: 'Sandalwood Courtyard',
    userId: 'device-1',
    hotelId: 1760,
    searchParams: '?lang=en',
    slug: 'sandalwood-courtyard',
    domain: 'sandalwood.latchkey.test',
    source: 'Latchkey',
    mode: null,
    start_date: '2026-12-08',
    end_date: '2026-12-10',
    currentDate: '2026/11/23',
    url: page.url.href,
    locationDetails: {},
    content_type: 'home_listing',
    content_ids: [1760],
    city: 'Bengaluru',
    region: 'Karnataka',
    country: 'India',
    device_class: 'Mobile',
  });
});

test('the hotel-level variant names one hotel as a text, and Bengaluru where no place is known', () => {
  const nowhere = { ...page, site: { ...page.site, measuring: undefined } as never };
  expect(hotelContextOf(nowhere)).toMatchObject({
    content_type: 'hotel',
    content_ids: '1760',
    checkin_date: '2026-12-08',
    checkout_date: '2026-12-10',
    city: 'Bengaluru',
    region: 'Karnataka',
    country: 'India',
  });
});

test('a visit with a source says it, by the names that bookings use', () => {
  const source = { googleSource: 'search', utmSource: 'letter', utmCampaign: 'winter', isGhc: true };
  expect(contextOf({ ...page, source })).toMatchObject({
    source: 'letter',
    googleSource: 'search',
    utmCampaign: 'winter',
    mode: 'GHC',
  });
});

test('the provider’s own pages are of no hotel', () => {
  const site = { ...page.site, hotel: null } as never;
  expect(contextOf({ ...page, site })).toMatchObject({ hotelId: null, slug: null, content_ids: [] });
});

test('the dates of the page’s stay stand in for an address that names none, and no other', () => {
  const stay = { checkIn: '2027-03-08', checkOut: '2027-03-11' };
  const url = new URL('http://sandalwood.latchkey.test/bookings/1760_x?lang=en');
  expect(contextOf({ ...page, url, stay })).toMatchObject({ start_date: '2027-03-08', end_date: '2027-03-11' });
  expect(hotelContextOf({ ...page, url, stay })).toMatchObject({ checkin_date: '2027-03-08' });
  expect(contextOf({ ...page, stay })).toMatchObject({ start_date: '2026-12-08' });
  expect(contextOf({ ...page, url })).toMatchObject({ start_date: null, end_date: null });
});
