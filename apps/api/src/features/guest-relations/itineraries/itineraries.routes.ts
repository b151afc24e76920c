import type { ItineraryStop } from '@latchkey/api-contract/types';
import {
  readChanges,
  readKept,
  writeChanges,
  writeKept,
  type ItineraryPurpose,
} from '@latchkey/booking-core/itinerary';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { originsOwn } from '../../../http/origins-own.ts';
import { route } from '../../../http/route.ts';
import type { Reworded } from '../../../text-model/text-model.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { receiveForm } from '../forms/receive-form.ts';
import type { ItineraryFacts } from './plan-facts.schema.ts';
import { mayReword } from './plan-calls.ts';
import { planOf } from './plan-of.ts';
import { rewordedOrOwn } from './reworded.ts';
import { placeName, stopView } from './stop-view.ts';
import { stopText } from './stop-words.ts';

export function itinerariesRoutes(app: FastifyInstance, deps: Deps): void {
  const isOriginsOwn = originsOwn(deps.settings);
  route(app, 'createItinerary', async ({ body }, { request }) => {
    const hotel = await deps.hotels.byId(body.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    const { words } = hotel.wordsIn(body.language);
    const facts = hotel.readFacts();
    const { days, unmet } = planOf(facts, body);
    const plan = days.map(({ date, back, stops }, at) => ({
      day: at + 1,
      date,
      back,
      stops: stops.map((stop) => stopView(stop, words)),
    }));
    const { hotelId, purpose, language = 'en', email } = body;
    if (email !== undefined) {
      const { days: count, from, arrivesAt: arrive } = body;
      const search = { days: String(count), purpose, from, arrive, ...stopsInAddress(facts, body) };
      await promiseMail(deps, hotelId, { email, language, search, days: plan }, request.ip);
    }
    return {
      status: 200,
      body: {
        days: await withTexts(deps, plan, purpose, { hotelId, language }, () =>
          mayReword(deps, hotelId, isOriginsOwn(request) ? null : request.ip),
        ),
        unmet: unmet.map(({ placeId, code }) => ({ placeName: placeName(placeId, words), code })),
        places: facts.nearbyPlaces.filter(({ kind }) => kind !== 'transport').length,
      },
    };
  });
}

/** The kept stops and changes of places that the hotel has: the mailed address says no other word that was typed. */
function stopsInAddress(
  { nearbyPlaces }: HotelFacts,
  { kept = '', changes = '' }: { readonly kept?: string | undefined; readonly changes?: string | undefined },
): { readonly keep: string; readonly plan: string } {
  const ids = new Set(nearbyPlaces.map(({ id }) => id));
  const isHere = ({ placeId }: { readonly placeId: string }): boolean => ids.has(placeId);
  return {
    keep: writeKept(readKept(kept).filter(isHere)),
    plan: writeChanges(readChanges(changes).filter(isHere)),
  };
}

/** Each stop with why it is there. The plan is made: a model can only say the sentences in other words. */
async function withTexts<D extends { stops: ItineraryStop[] }>(
  deps: Deps,
  days: readonly D[],
  purpose: ItineraryPurpose,
  of: Reworded,
  mayAsk: () => Promise<boolean>,
): Promise<D[]> {
  const { language } = of;
  const originals = days.flatMap(({ stops }) =>
    stops.map((stop) => ({ text: stopText(stop, purpose, language), placeName: stop.placeName })),
  );
  const reworded =
    deps.textModel === null || originals.length === 0
      ? null
      : await deps.textModel.reword(
          originals.map(({ text }) => text),
          of,
          mayAsk,
        );
  const texts = rewordedOrOwn(originals, reworded, language).values();
  return days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => ({ ...stop, text: texts.next().value ?? stopText(stop, purpose, language) })),
  }));
}

/** One mail a day for the same plan to the same address, however often it is asked for. */
async function promiseMail(deps: Deps, hotelId: number, facts: ItineraryFacts, address: string): Promise<void> {
  const { email, language, days } = facts;
  const plan = days.map(({ date, stops }) => [date, stops.map(({ startsAt, placeName: name }) => [startsAt, name])]);
  const today = deps.clock().toISOString().slice(0, 10);
  const key = hashOf(`${today} ${hotelId} ${email.toLowerCase()} ${language} ${JSON.stringify(plan)}`);
  await receiveForm(deps, { hotelId, kind: 'itinerary', entryId: key, facts }, key, address);
}
