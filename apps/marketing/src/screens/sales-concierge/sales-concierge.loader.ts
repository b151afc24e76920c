import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { liveHotelOf, namedOnly } from '../../live/live-hotel.ts';
import type { SalesConciergeModel, ConciergeTalk } from './sales-concierge.model.ts';

const shownQuestions = 3;

/** A hotel's questions in its languages and a day planned around it; the page stands without either. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<SalesConciergeModel>> {
  const hotel = await liveHotelOf(request);
  if (hotel === null) return { kind: 'ready', model: { hotel: null, talks: [], day: [] } };
  const { api, locale, signal, site } = request;
  const { id: hotelId } = hotel;
  const [planned, ...talks] = await Promise.all([
    api.call('createItinerary', { body: { hotelId, days: 1, purpose: 'leisure', language: locale } }, signal),
    ...site.languages.map((language) => talkIn(request, hotelId, language)),
  ]);
  const stops = planned.status === 200 ? (planned.body.days[0]?.stops ?? []) : [];
  return {
    kind: 'ready',
    model: {
      hotel: namedOnly(hotel),
      talks: talks.filter((talk) => talk !== null),
      day: stops.map(({ startsAt, placeName }) => ({ startsAt, placeName })),
    },
  };
}

/** The hotel's first questions in a language; null where it has none in it. */
async function talkIn(
  { api, signal }: ScreenRequest,
  hotelId: number,
  locale: ConciergeTalk['locale'],
): Promise<ConciergeTalk | null> {
  const reply = await api.call('getFaqs', { params: { hotelId }, query: { lang: locale } }, signal);
  if (reply.status !== 200 || reply.body.isFallback || reply.body.faqs.length === 0) return null;
  const exchanges = reply.body.faqs
    .slice(0, shownQuestions)
    .map(({ modifiedQuestion, answer }) => ({ question: modifiedQuestion, answer }));
  return { locale, exchanges };
}
