import type { Availability, OperationReply } from '@latchkey/api-contract/types';
import {
  hourlySale,
  nightlySale,
  roomsOf,
  withAddonCount,
  withOffer,
  withRoomCount,
  type Offer,
  type Sale,
  type SoldAddon,
} from '@latchkey/booking-core/basket';
import { pricedFor, type StayHours } from '@latchkey/booking-core/extras';
import { emptySelection, type StaySelection } from '@latchkey/booking-core/selection';
import type { LightMyRequestResponse } from 'fastify';
import { sellingHotelOf } from '../src/features/stock/stock.ts';
import { nights } from './contract-house.ts';
import { dayAt, type DrawnStay } from './price-law.fixtures.ts';
import type { TestEngine } from './test-engine.ts';

export type LawStay = Pick<DrawnStay, 'from' | 'nights' | 'adults' | 'childAges'>;
type Slots = Extract<OperationReply<'getSlots'>, { readonly status: 200 }>['body'];
type Choice = Pick<DrawnStay, 'picks' | 'extras'>;

/** What a stay's page asks the engine for, and what it makes of the answers. */
export function lawCalls(engine: TestEngine) {
  const get = async <Body>(path: string): Promise<Body> => (await engine.app.inject(`/api/${path}`)).json<Body>();
  const quote = (stay: object, rooms: readonly object[], more: object = {}): Promise<LightMyRequestResponse> =>
    engine.app.inject({ method: 'POST', url: '/api/quotes', payload: { hotelId: 1760, stay, rooms, ...more } });
  const hotel = async () => {
    const known = await engine.deps.hotels.byId(1760);
    if (known === undefined) throw new Error('no hotel');
    return sellingHotelOf(known);
  };
  /** Extras at their prices in a stay, as pages get them. */
  const addonsOf = async (when: StayHours): Promise<SoldAddon[]> =>
    (
      await get<Extract<OperationReply<'getAddons'>, { readonly status: 200 }>['body']>('hotels/1760/addons')
    ).addons.map((addon) => pricedFor(addon, when));
  const party = ({ adults, childAges }: LawStay) => ({ adults, childAges, infants: 0 });

  return {
    get,
    quote,
    queryOf,
    datesOf: (asked: LawStay) => nights(...datesOf(asked)),
    /** What the hotel's page has for a party: every offer, and what the engine says of each. */
    onSale: async (asked: LawStay) => {
      const availability = await get<Availability>(`hotels/1760/availability?${queryOf(asked)}`);
      const stay = { guests: party(asked) };
      return {
        availability,
        sale: nightlySale({
          hotel: await hotel(),
          availability,
          stay,
          addons: await addonsOf(whenOf(asked)),
        }),
      };
    },
    /** The same for some hours of the first day, from the drawn one of the hours that are offered. */
    hoursOnSale: async (asked: LawStay, { start: nth, length }: Omit<DrawnStay['hours'], 'roomCount'>) => {
      const date = dayAt(asked.from);
      const { childAges, adults } = asked;
      const ages = childAges.length === 0 ? '' : `&children=${childAges.length}&childAges=${childAges.join()}`;
      const query = `date=${date}&guests=${adults + childAges.length}${ages}`;
      const { slots, prices } = await get<Slots>(`hotels/1760/slots?${query}`);
      const open = slots.filter(({ isOffered }) => isOffered);
      const start = open[nth % Math.max(1, open.length)]?.hour ?? null;
      const lengths = [...new Set(prices.map(({ hours }) => hours))];
      const hours = lengths[length % Math.max(1, lengths.length)] ?? null;
      const sale = hourlySale(
        {
          hotel: await hotel(),
          stay: { guests: party(asked) },
          addons: await addonsOf({ kind: 'hours', date, startHour: start, hours }),
        },
        { date, start, hours, slots, prices },
      );
      return { sale, stay: { kind: 'hours', date, startHour: start, hours } };
    },
  };
}

const whenOf = (asked: LawStay): StayHours => {
  const [checkIn, checkOut] = datesOf(asked);
  return { kind: 'nights', checkIn, checkOut } as StayHours;
};

const datesOf = ({ from, nights: length }: LawStay): [string, string] => [dayAt(from), dayAt(from + length)];

export function queryOf(asked: LawStay): string {
  const { adults, childAges } = asked;
  const [checkIn, checkOut] = datesOf(asked);
  const ages = childAges.length === 0 ? '' : `&children=${childAges.length}&childAges=${childAges.join()}`;
  return `checkIn=${checkIn}&checkOut=${checkOut}&adults=${adults}${ages}`;
}

/** A selection as a guest makes it, by presses and counts: several rooms of whatever types and plans, and extras. */
export function selected<Of extends Offer>(sale: Sale<Of['room'], Of>, { picks, extras }: Choice): StaySelection {
  const { offers, addons } = sale;
  const rooms = picks.reduce<StaySelection>((rest, { offer, roomCount }) => {
    const picked = offers[offer % Math.max(1, offers.length)];
    if (picked === undefined) return rest;
    const pressed = roomCount === 1 ? withOffer(sale, rest, picked) : withRoomCount(sale, rest, picked, roomCount);
    return pressed === 'max_rooms' ? rest : pressed;
  }, emptySelection);
  return addons.reduce(
    (all, addon, place) =>
      [...roomsOf(sale, all).keys()].reduce((rest, type) => withAddonCount(rest, addon, type, extras[place] ?? 0), all),
    rooms,
  );
}
