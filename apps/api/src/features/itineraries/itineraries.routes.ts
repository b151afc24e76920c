import type { ItineraryStop, Locale } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { hashOf, receiveForm } from '../forms/receive-form.ts';
import type { HotelWords } from '../hotel-files/hotel-words.schema.ts';
import { planDays, type PlannedStop } from './plan-days.ts';
import { rewordedOrOwn } from './reworded.ts';
import { stopText } from './stop-words.ts';

export function itinerariesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'createItinerary', async ({ body }) => {
    const hotel = await deps.hotels.byId(body.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    const { words } = hotel.wordsIn(body.language);
    const days = planDays(
      { lat: hotel.readFacts().latitude, lng: hotel.readFacts().longitude },
      hotel.readFacts().nearbyPlaces,
      body.days,
      body.purpose,
    );
    const plan = days.map((stops, at) => ({ day: at + 1, stops: stops.map((stop) => stopView(stop, words)) }));
    const language = body.language ?? 'en';
    if (body.email !== undefined) await promiseMail(deps, { ...body, email: body.email, language, days: plan });
    return { status: 200, body: { days: await withTexts(deps, plan, language) } };
  });
}

/** Each stop with its sentence. The plan is made: a model can only say the sentences in other words. */
async function withTexts<D extends { stops: ItineraryStop[] }>(
  deps: Deps,
  days: readonly D[],
  language: Locale,
): Promise<D[]> {
  const originals = days.flatMap(({ stops }) =>
    stops.map((stop) => ({ text: stopText(stop, language), placeName: stop.placeName })),
  );
  const reworded =
    deps.textModel === null || originals.length === 0
      ? null
      : await deps.textModel.reword(
          originals.map(({ text }) => text),
          language,
        );
  const texts = rewordedOrOwn(originals, reworded).values();
  return days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => ({ ...stop, text: texts.next().value ?? stopText(stop, language) })),
  }));
}

/** One mail a day for the same plan to the same address, however often it is asked for. */
async function promiseMail(
  deps: Deps,
  facts: { hotelId: number; email: string; language: Locale; days: object },
): Promise<void> {
  const key = hashOf(`${deps.clock().toISOString().slice(0, 10)} ${JSON.stringify(facts)}`);
  await receiveForm(deps, { hotelId: facts.hotelId, kind: 'itinerary', entryId: key, facts }, key);
}

function stopView(
  { place, kind, startsAt, endsAt, travelKm, travelMinutes }: PlannedStop,
  words: HotelWords,
): ItineraryStop {
  return {
    startsAt: clockOf(startsAt),
    endsAt: clockOf(endsAt),
    kind,
    placeName: words.places[place.id] ?? place.id,
    placeKind: place.kind,
    lat: place.latitude,
    lng: place.longitude,
    travelKm,
    travelMinutes,
  };
}

function clockOf(minutes: number): string {
  const inDay = minutes % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
