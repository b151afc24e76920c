import { mailOutcomes } from '@latchkey/booking-core/validation';
import { writeChanges, writeKept } from '@latchkey/booking-core/itinerary';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { choicesIn } from './planner.choices.ts';
import type { PlannerModel } from './planner.model.ts';

/** The choices in the address and the API -> days around the hotel. The same address gives the same days. */
export async function load({
  api,
  site,
  params,
  search,
  locale,
  signal,
  returned,
}: ScreenRequest): Promise<ScreenOutcome<PlannerModel>> {
  const hotelId = Number(params['hotelId']);
  if (!site.hotel || site.hotel.id !== hotelId) return { kind: 'missing' };
  const choices = choicesIn(returned?.fields ?? search);
  const { days, purpose, from, arrive, keep, changes } = choices;
  const asked = {
    hotelId,
    days,
    purpose,
    language: locale,
    ...(from === null ? {} : { from }),
    ...(arrive === null ? {} : { arrivesAt: arrive }),
    ...(keep.length === 0 ? {} : { kept: writeKept(keep) }),
    ...(changes.length === 0 ? {} : { changes: writeChanges(changes) }),
  };
  const [planned, hotel] = await Promise.all([
    api.call('createItinerary', { body: asked }, signal),
    api.call('getHotel', { params: { hotelId }, query: { lang: locale } }, signal),
  ]);
  if (planned.status === 404 || hotel.status === 404) return { kind: 'missing' };
  // An address with impossible choices does not exist.
  if (planned.status === 'failure' && planned.httpStatus === 400) return { kind: 'missing' };
  if (planned.status !== 200 || hotel.status !== 200)
    return { kind: 'ready', model: { kind: 'unavailable' }, status: 503 };
  const { name, latitude, longitude, timeZone } = hotel.body;
  return {
    kind: 'ready',
    model: {
      kind: 'plan',
      hotel: { id: hotelId, name, latitude, longitude, timeZone },
      choices,
      days: planned.body.days.map(({ day, date = null, stops, back = null }) => ({ day, date, stops, back })),
      unmet: planned.body.unmet ?? [],
      places: planned.body.places ?? null,
      mailed: mailOutcomes.find((outcome) => outcome === (returned?.code ?? search['mail'])) ?? null,
      mailTo: returned?.fields['email'] ?? '',
    },
  };
}
