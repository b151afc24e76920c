import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { purposes, type PlannerModel } from './planner.model.ts';

/** `?purpose=` and the API -> a day around the hotel. The same address gives the same day. */
export async function load({
  api,
  site,
  params,
  search,
  locale,
  signal,
}: ScreenRequest): Promise<ScreenOutcome<PlannerModel>> {
  const hotelId = Number(params['hotelId']);
  if (!site.hotel || site.hotel.id !== hotelId) return { kind: 'missing' };
  const purpose = purposes.find((known) => known === search['purpose']) ?? 'leisure';
  const [planned, hotel] = await Promise.all([
    api.call('createItinerary', { body: { hotelId, days: 1, purpose, language: locale } }, signal),
    api.call('getHotel', { params: { hotelId }, query: { lang: locale } }, signal),
  ]);
  if (planned.status === 404 || hotel.status === 404) return { kind: 'missing' };
  if (planned.status !== 200 || hotel.status !== 200)
    return { kind: 'ready', model: { kind: 'unavailable' }, status: 503 };
  const { name, latitude, longitude } = hotel.body;
  return {
    kind: 'ready',
    model: { kind: 'plan', hotel: { name, latitude, longitude }, purpose, days: planned.body.days },
  };
}
