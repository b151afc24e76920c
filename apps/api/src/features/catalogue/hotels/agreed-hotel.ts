import { taxesNamed } from '@latchkey/booking-core/pricing';
import type { TaxEntry } from '@latchkey/booking-core/tax';
import type { Locale } from '@latchkey/api-contract/types';
import type { HotelWords } from '@latchkey/hotel-document/words';
import type { Agreed, AgreedHotel, HotelRecord, WordsFound } from './hotel-record.ts';
import { namesOf } from './hotel-sale.ts';
import type { KnownHotel } from './read-hotel.ts';

type ReadRevision = (revision: string) => Promise<KnownHotel>;

/** The hotel as a booking knows it, with the revisions that the booking was agreed under. */
export async function agreedHotel(live: HotelRecord, booking: Agreed, read: ReadRevision): Promise<AgreedHotel> {
  const { revision = live.firstRevision, plans = [], stay } = booking.agreed ?? {};
  const named = new Set([
    revision,
    ...plans.map((plan) => plan.revision),
    ...(stay === undefined ? [] : taxesNamed(stay)),
  ]);
  const known = new Map<string, KnownHotel>();
  for (const one of named) known.set(one, await read(one));
  const first = known.get(revision) ?? live;
  const taxesOf = (name: string): readonly TaxEntry[] => (known.get(name) ?? live).sale.taxes;
  const revisionOfPlan = (id: string): KnownHotel =>
    known.get(plans.findLast(({ ratePlanId }) => ratePlanId === id)?.revision ?? revision) ?? first;
  // Most bookings know the hotel as it is.
  if ([...known.values()].every((one) => one === live)) return withProperties(live, { live, taxesOf });
  return viewOf(live, first, revisionOfPlan, booking, taxesOf);
}

function viewOf(
  live: HotelRecord,
  first: KnownHotel,
  revisionOfPlan: (id: string) => KnownHotel,
  { selection }: Agreed,
  taxesOf: AgreedHotel['taxesOf'],
): AgreedHotel {
  const planIds = new Set(selection.rooms.map(({ ratePlanId }) => ratePlanId));
  const roomIds = new Set(selection.rooms.map(({ roomTypeId }) => roomTypeId));
  const addonIds = new Set((selection.addons ?? []).map(({ addonId }) => addonId));
  const plansFrom = <P extends { readonly id: string }>(plansOf: (hotel: KnownHotel) => readonly P[]): P[] => [
    ...plansOf(live).filter(({ id }) => !planIds.has(id)),
    ...[...planIds].flatMap((id) => {
      const was = idIn(plansOf(revisionOfPlan(id)), id, live.sale.formerIds.ratePlans);
      return was === undefined ? [] : [{ ...was, id }];
    }),
  ];
  const { currency, timeZone, checkInTime, checkOutTime, payment } = first.sale;
  const times = { currency, timeZone, checkInTime, checkOutTime };
  const sale: HotelRecord['sale'] = {
    ...live.sale,
    ...times,
    payment: { ...live.sale.payment, modes: payment.modes, advance: payment.advance },
    ratePlans: plansFrom((hotel) => hotel.sale.ratePlans),
    rooms: withMissing(live.sale.rooms, first.sale.rooms, roomIds),
    addons: withMissing(live.sale.addons, first.sale.addons, addonIds),
  };
  const words = new Map<Locale | undefined, WordsFound>();
  const wordsIn = (language: Locale | undefined): WordsFound => {
    const said =
      words.get(language) ?? wordsAgreed(live, first, revisionOfPlan, { planIds, roomIds, addonIds }, language);
    words.set(language, said);
    return said;
  };
  return withProperties(live, {
    live,
    taxesOf,
    sale,
    readFacts: () => {
      const [now, then] = [live.readFacts(), first.readFacts()];
      return {
        ...now,
        ...times,
        penalties: then.penalties,
        payment: { ...now.payment, deposit: then.payment.deposit ?? null },
        ratePlans: plansFrom((hotel) => hotel.readFacts().ratePlans),
        rooms: withMissing(now.rooms, then.rooms, roomIds),
        addons: withMissing(now.addons, then.addons, addonIds),
      };
    },
    roomNameIn: (language, id) => wordsIn(language).words.rooms[id]?.name ?? live.roomNameIn(language, id),
    namesIn: (language) => namesOf(wordsIn(language).words),
    wordsIn,
  });
}

/** What the hotel has, and of what the booking names and the hotel has no more, what it once was. */
function withMissing<T extends { readonly id: string }>(
  now: readonly T[],
  then: readonly T[],
  ids: ReadonlySet<string>,
): T[] {
  return [...now, ...then.filter(({ id }) => ids.has(id) && now.every((one) => one.id !== id))];
}

/** What a list calls a thing that has this id today: its id may be one that it had before. */
function idIn<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  former: ReadonlyMap<string, string>,
): T | undefined {
  return list.find((one) => one.id === id) ?? list.find((one) => former.get(one.id) === id);
}

const nameIn = (names: Readonly<Record<string, unknown>>, id: string, former: ReadonlyMap<string, string>): string =>
  Object.hasOwn(names, id) ? id : (Object.keys(names).find((one) => former.get(one) === id) ?? id);

interface Named {
  readonly planIds: ReadonlySet<string>;
  readonly roomIds: ReadonlySet<string>;
  readonly addonIds: ReadonlySet<string>;
}

/**
 * The hotel's words of today, with the names and policies that were agreed. In a language that the hotel has learnt since
 * they are in English.
 */
function wordsAgreed(
  live: HotelRecord,
  first: KnownHotel,
  revisionOfPlan: (id: string) => KnownHotel,
  { planIds, roomIds, addonIds }: Named,
  language: Locale | undefined,
): WordsFound {
  const found = live.wordsIn(language);
  const then = first.wordsIn(found.language).words;
  const { formerIds } = live.sale;
  const rooms: HotelWords['rooms'] = { ...found.words.rooms };
  for (const id of roomIds) {
    const agreed = then.rooms[nameIn(then.rooms, id, formerIds.rooms)];
    if (agreed !== undefined) rooms[id] = { ...(rooms[id] ?? agreed), name: agreed.name };
  }
  const ratePlans = { ...found.words.ratePlans };
  for (const id of planIds) {
    const names = revisionOfPlan(id).wordsIn(found.language).words.ratePlans;
    const name = names[nameIn(names, id, formerIds.ratePlans)];
    if (name !== undefined) ratePlans[id] = name;
  }
  const addons = { ...found.words.addons };
  for (const id of addonIds) {
    const name = then.addons[nameIn(then.addons, id, formerIds.addons)];
    if (name !== undefined) addons[id] = name;
  }
  const fees = { ...found.words.fees, ...then.fees };
  return { ...found, words: { ...found.words, rooms, ratePlans, addons, fees, policies: then.policies } };
}

/** A record with some of its properties replaced; the others stay as lazy as they are. */
function withProperties(
  live: HotelRecord,
  own: Pick<AgreedHotel, 'live' | 'taxesOf'> & Partial<HotelRecord>,
): AgreedHotel {
  return Object.create(live, Object.getOwnPropertyDescriptors(own)) as AgreedHotel;
}
