import type { LightMyRequestResponse } from 'fastify';
import { cookiesOf, mailedToken, signIn } from './desk.ts';
import type { TestEngine } from './test-engine.ts';
import type { StartView } from '../src/features/onboarding/starts/answer-faults.ts';

/** A guest house as its owner says it. */
export const guestHouse = {
  kind: 'hotel',
  name: 'Marigold Guest House',
  sentence: '',
  country: 'NP',
  city: 'Kathmandu',
  street: 'Chaksibari Marg 14',
  postalCode: '44600',
  latitude: null,
  longitude: null,
  phone: '+977 1 4700123',
  email: 'desk@marigold.example',
  slug: '',
} as const;

export const twelveRooms = 'Garden double, 8, 1 double, 2, 2900/3500\nRoof single, 3, 1, 1900\nFamily room, 1, 4, 5200';

/** Somebody who sets up a house: a mail, the link in it, and calls in that person's name. */
export async function newcomer(engine: TestEngine, mail = 'asha@marigold.example') {
  const asked = await engine.app.inject({
    method: 'POST',
    url: '/api/staff/starts/links',
    payload: { mail, name: 'Asha Gurung', language: 'en' },
  });
  if (asked.statusCode !== 202) throw new Error(asked.body);
  const [token = ''] = (await mailedToken(engine, mail)).split('&');
  const opened = await signIn(engine, token, cookiesOf(asked));
  const cookie = cookiesOf(opened);
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method,
      url: `/api/staff/starts${path}`,
      headers: { cookie },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    cookie,
    call,
    begin: async (house: object = guestHouse): Promise<StartView> =>
      (await call('POST', '', { language: 'en', house })).json<StartView>(),
    save: async (start: Pick<StartView, 'hotelId' | 'version'>, more: object): Promise<StartView> =>
      (await call('PUT', `/${start.hotelId}`, { version: start.version, language: 'en', ...more })).json<StartView>(),
    /** A call in the hotel's name, as its owner. */
    asOwner: (hotelId: number, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
      engine.app.inject({
        method,
        url: `/api/property/${path}`,
        headers: { cookie, 'latchkey-hotel': String(hotelId) },
        ...(payload === undefined ? {} : { payload }),
      }),
  };
}

/** What tests of starting leave: hotels of their own. */
export async function forgetStarted({ deps }: TestEngine): Promise<void> {
  const made = await deps.db.selectFrom('hotel').select('hotel_id').where('hotel_id', '>', 1_000_000).execute();
  for (const table of [
    'room_unit',
    'rate',
    'inventory',
    'hotel_news',
    'stock_change',
    'hotel_stock',
    'hotel_page',
    'hotel_term',
    'hotel_listing',
    'hotel_publication',
    'hotel_revision',
    'hotel_words',
    'hotel_host',
    'staff_member',
    'hotel',
  ] as const)
    for (const { hotel_id: id } of made) await deps.db.deleteFrom(table).where('hotel_id', '=', id).execute();
}
