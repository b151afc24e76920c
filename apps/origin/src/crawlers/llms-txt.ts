import type { Hotel, Site } from '@latchkey/api-contract/types';
import { urlOf } from '@latchkey/site/urls';

/** `/llms.txt` (https://llmstxt.org): what a site is and where its facts are, in Markdown, for programs that read. */
export function llmsTxt(site: Site, hotel: Hotel | null, origin: string): string {
  const link = (name: string, path: string, note: string): string => `- [${name}](${origin}${path}): ${note}`;
  const machines = [
    '## For programs',
    '',
    link('API', '/api/openapi.json', 'prices, availability, quotes and bookings as OpenAPI'),
    link('Sitemap', '/sitemap.xml', 'every page in each language'),
  ];
  if (hotel === null) return [...providerLines(site, link), '', ...machines, ''].join('\n');
  const rooms = hotel.HotelRooms.map(({ id, name, sentence }) =>
    link(name, urlOf('roomView', { roomTypeId: id }), oneLine(sentence)),
  );
  return [
    `# ${hotel.name}`,
    '',
    `> ${oneLine(hotel.lead)}`,
    '',
    `${hotel.address}. Phone ${hotel.phone}. Check-in from ${hotel.checkInTime}, check-out until ${hotel.checkOutTime} (${hotel.timeZone}). Prices are in ${hotel.currency} with every mandatory tax and fee.`,
    '',
    `Pages are in ${(site.hotel?.languages ?? site.languages).join(', ')}: add \`?lang=de\`, for example. Rooms and prices of a stay: \`${origin}/rooms/${hotel.id}/{check-in}/{check-out}/{adults}/{children}\`, dates as YYYY-MM-DD.`,
    '',
    '## Rooms',
    '',
    ...rooms,
    '',
    '## The hotel',
    '',
    link('Home', '/', 'rooms, prices, reviews, questions and answers, how to get there'),
    link('Plan of your days', urlOf('planner', { hotelId: hotel.id }), 'up to three days around the hotel'),
    link('Terms', urlOf('terms'), 'cancellation, payment, who is responsible'),
    link('Privacy policy', urlOf('privacyPolicy'), 'what is kept of a guest, and for how long'),
    '',
    ...machines,
    '',
  ].join('\n');
}

function providerLines(site: Site, link: (name: string, path: string, note: string) => string): string[] {
  return [
    `# ${site.name}`,
    '',
    `> The website and booking engine through which guests book directly with independent hotels, every tax in the first price.`,
    '',
    '## Pages',
    '',
    link('Hotels', urlOf('landing'), 'search by place and dates; each hotel has a site of its own'),
    link('All pages', urlOf('sitemaps'), 'hotels, journal, company'),
    link('Booking engine', urlOf('bookingEngine'), 'what it does for a hotel'),
    link('Journal', urlOf('blogs'), 'taxes, refunds, hourly stays and the last room, told plainly'),
  ];
}

/** Words of a hotel on one line, so that no line of theirs is read as Markdown of ours. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
