import { deskSite } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { expect, test } from 'vitest';
import { courtyard, linde, sessionAt, signedInAs } from '../testing/staff.ts';
import { inHotel } from './in-hotel.ts';

const load = inHotel(async (_, { hotel }) => ({ kind: 'ready', model: { role: hotel.role } }));
const at = (hotelId: string) =>
  load(
    screenRequest({
      api: signedInAs(sessionAt(linde, courtyard())),
      site: deskSite,
      path: `/h/${hotelId}/people`,
      params: { hotelId },
      search: { lang: 'de', show: 'all' },
    }),
  );

test('a page of a hotel that the person works at stands in its frame', async () =>
  expect(await at('1760')).toMatchObject({
    kind: 'ready',
    model: { role: 'owner', frame: { hotel: courtyard(), here: '/h/1760/people?show=all' } },
  }));

test.each(['2116', '01760', 'x', ''])('one of another hotel, or of none, is missing: %j', async (hotelId) =>
  expect(await at(hotelId)).toEqual({ kind: 'missing' }),
);
