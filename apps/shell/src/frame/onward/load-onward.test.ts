import type { ApiClient } from '@latchkey/api-client/client';
import type { SharedPage } from '@latchkey/site';
import { expect, test } from 'vitest';
import { loadOnward } from './load-onward.ts';

const image = { cdnImageUrl: '/images/7/room.jpg', alt: 'A bed', caption: null, width: 1600, height: 1200 };
const room = (id: string, images = [image]) => ({ id, name: id, sentence: `What ${id} is`, images });
const rooms = [room('one'), room('bare', []), room('two'), room('three'), room('four')];
const card = { websiteSlug: 'coir-lane', name: 'Coir Lane', city: 'Kochi', image };

/** A page of the hotel, or of the provider; the engine answers with `status`. */
function page(hotel: object | null, status: number | 'failure' = 200): SharedPage {
  const body = { id: 7, HotelRooms: rooms, hotels: [card, { ...card, destination: 'Kerala' }] };
  const api = { call: () => Promise.resolve({ status, body }) } as unknown as ApiClient;
  return { api, locale: 'de', site: { kind: hotel === null ? 'provider' : 'hotel', hotel } } as unknown as SharedPage;
}

test('rooms of the hotel that have a picture lead on, in the language of the page', async () => {
  const onward = await loadOnward(page({ id: 7 }));
  expect(onward?.kind).toBe('rooms');
  expect(onward?.cards.map(({ href }) => href)).toEqual(
    ['one', 'two', 'three'].map((id) => `/room-view/${id}?lang=de`),
  );
  expect(onward?.cards[0]).toMatchObject({ line: 'What one is', image: { alt: '' } });
});

test('where the host is of no hotel, hotels do, each with the place that travellers say', async () => {
  const onward = await loadOnward(page(null));
  expect(onward).toMatchObject({
    kind: 'hotels',
    cards: [{ href: '/coir-lane?lang=de', line: 'Kochi' }, { line: 'Kerala' }],
  });
});

test.each([
  ['a hotel that takes no bookings', page({ id: 7, closed: { says: null } })],
  ['an engine that refuses', page({ id: 7 }, 404)],
  ['an engine that is away', page(null, 'failure')],
])('%s leads to nothing', async (_, from) => expect(await loadOnward(from)).toBeNull());
