import type { ItineraryStop, Locale } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { hashOf, receiveForm } from '../forms/receive-form.ts';
import type { HotelWords } from '../hotel-files/hotel-words.schema.ts';
import { planDays, type PlannedStop } from './plan-days.ts';

export function itinerariesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'createItinerary', async ({ body }) => {
    const hotel = await deps.hotels.byId(body.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    const { words } = hotel.wordsIn(body.language);
    const days = planDays({ lat: hotel.facts.latitude, lng: hotel.facts.longitude }, hotel.facts.nearbyPlaces, body.days, body.purpose);
    const plan = days.map((stops, at) => ({ day: at + 1, stops: stops.map((stop) => stopView(stop, words)) }));
    if (body.email !== undefined) await promiseMail(deps, { ...body, email: body.email, language: body.language ?? 'en', days: plan });
    return { status: 200, body: { days: plan } };
  });
}

/** One mail a day for the same plan to the same address, however often it is asked for. */
async function promiseMail(deps: Deps, facts: { hotelId: number; email: string; language: Locale; days: object }): Promise<void> {
  const key = hashOf(`${deps.clock().toISOString().slice(0, 10)} ${JSON.stringify(facts)}`);
  await receiveForm(deps, { hotelId: facts.hotelId, kind: 'itinerary', entryId: key, facts }, key);
}

function stopView({ place, kind, startsAt, endsAt, travelKm, travelMinutes }: PlannedStop, words: HotelWords): ItineraryStop {
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
