import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { type DraftDocuments, factsIn } from '@latchkey/hotel-document/drafts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { isOfNight, pricesOn, restrictionsOn } from '@latchkey/hotel-document/nights';
import type { Locale } from '@latchkey/site/urls';
import { nameIn, planName } from '../fields/names-in.ts';
import type { NightRead, NightsRead } from '../model/nights.types.ts';
import { makeNoCode } from '../../../parts/no-code/make-no-code.ts';
import { seasonBars } from './season-bars.ts';

const yearDays = 365;
/** So many nights are shown: one of each season first, then others that differ. */
const most = 8;

/**
 * What guests would read of the year that begins today, of the first room on its first plan that has prices. Null unless the
 * facts are whole and some room has a price.
 */
export async function readNights(
  documents: DraftDocuments,
  today: LocalDate,
  locale: Locale,
): Promise<NightsRead | null> {
  if ('document' in globalThis) makeNoCode();
  const { hotelFacts } = await import(/* webpackChunkName: "set-up-checks" */ '@latchkey/hotel-document/facts');
  const facts = hotelFacts.safeParse(factsIn(documents)).data;
  const room = facts?.rooms.find(({ prices }) => Object.keys(prices).length > 0);
  const planId = facts?.ratePlans.find(({ id }) => room !== undefined && Object.hasOwn(room.prices, id))?.id;
  if (facts === undefined || room === undefined || planId === undefined) return null;
  const year = Array.from({ length: yearDays }, (_, at) => nightOn(facts, { room, planId }, addDays(today, at)));
  const from = `${today.slice(0, 8)}01` as LocalDate;
  return {
    from,
    bars: seasonBars(facts.seasons, from),
    room: nameIn(documents, `rooms.${room.id}.name`, room.id, locale),
    plan: planName(documents, planId, locale),
    guests: room.prices[planId]?.priceForPax.at(-1)?.pax ?? 1,
    nights: distinct(year),
  };
}

function nightOn(
  facts: HotelFacts,
  { room, planId }: { readonly room: HotelFacts['rooms'][number]; readonly planId: string },
  date: LocalDate,
): NightRead {
  const rules = restrictionsOn(facts, date, { roomTypeId: room.id, ratePlanId: planId });
  return {
    date,
    seasons: facts.seasons.filter((season) => isOfNight(season, date)).map(({ id, name }) => name ?? id),
    price: pricesOn(facts, room, planId, date)?.priceForPax.at(-1)?.price ?? 0,
    minStay: rules.minStay,
    closedToArrival: rules.closedToArrival,
  };
}

/** The first night of each set of seasons, then first nights that cost or ask something else, in their order. */
function distinct(year: readonly NightRead[]): readonly NightRead[] {
  const firstOf = (keyOf: (night: NightRead) => string): readonly NightRead[] =>
    [...Map.groupBy(year, keyOf).values()].flatMap(([first]) => first ?? []);
  const bySeason = firstOf(({ seasons }) => seasons.join('\n'));
  const byFigure = firstOf(({ price, minStay, closedToArrival }) => [price, minStay, closedToArrival].join(' '));
  return [...new Set([...bySeason, ...byFigure])]
    .slice(0, most)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
