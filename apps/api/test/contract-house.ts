import type { LightMyRequestResponse } from 'fastify';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { editHotel } from './edit-hotel.ts';
import { answer, guestCalls, type GuestCalls } from './guest-calls.ts';
import { completeByRazorpay, openOrder, type Booked } from './journeys.ts';
import type { TestEngine } from './test-engine.ts';

type Answer = [number, Record<string, unknown>];
type Tax = HotelFacts['taxes'][number];

/** A tax of rooms as files write it, the rest left out. */
export const tax = (facts: Pick<Tax, 'id' | 'tax'> & Partial<Tax>): Tax => ({
  name: facts.id,
  level: 'room',
  taxType: 'percentage',
  inclusive: false,
  index: 0,
  useIndex: null,
  priceFrom: null,
  priceTo: null,
  validFrom: null,
  validTo: null,
  ...facts,
});

/** What cities and states of the cases take: German VAT in the price with Berlin's tax on the net, India's 5 %. */
export const berlinTaxes = [
  tax({ id: 'vat', tax: 7, inclusive: true, index: 1 }),
  tax({ id: 'city', tax: 7.5, index: 2, ifCancelled: 'returned' }),
];

/** A house in Berlin that sells one plan at 107.00 a night for two; free until 48 hours before, half until 24. */
export async function openHouse(
  engine: TestEngine,
  more: (facts: HotelFacts) => void = () => undefined,
): Promise<void> {
  await editHotel(engine, 1760, ({ facts }) => {
    facts.currency = 'EUR';
    facts.timeZone = 'Europe/Berlin';
    facts.checkInTime = '15:00';
    facts.taxes = [...berlinTaxes];
    facts.promotions = [];
    facts.advertisedOffers = [];
    facts.weekdays = {};
    facts.seasons = [];
    facts.roundPricesTo = 1;
    setPrice(facts, 10_700);
    setExtra(facts, 2000);
    for (const plan of facts.ratePlans)
      plan.cancellation =
        plan.id === 'saver'
          ? []
          : [
              { hoursBeforeCheckIn: 48, percent: 0 },
              { hoursBeforeCheckIn: 24, percent: 50 },
            ];
    more(facts);
  });
}

/** The price of a night for one and for two, in every room and plan. */
export function setPrice(facts: HotelFacts, price: number, single = price): void {
  for (const { prices } of facts.rooms)
    for (const one of Object.values(prices))
      one.priceForPax = [
        { pax: 1, price: single },
        { pax: 2, price },
      ];
}

/** The price of the extra that the cases add, a parking place. */
export function setExtra(facts: HotelFacts, price: number): void {
  facts.addons = facts.addons.map((addon) => (addon.id === 'airport-car' ? { ...addon, price } : addon));
}

export const oneExtra = [{ addonId: 'airport-car', quantity: 1 }];

/** A room for two on a plan, as a quote asks for it. */
export const roomOn = (ratePlanId: string): object => ({
  roomTypeId: 'courtyard-king',
  ratePlanId,
  adults: 2,
  childAges: [],
  infants: 0,
});

/** Every plan can be booked with a deposit of its own: `flexible` asks for the first night, the others for 25.00. */
export function setDeposits(facts: HotelFacts): void {
  for (const plan of facts.ratePlans) {
    plan.payment = ['full', 'advance'];
    plan.advance = plan.id === 'flexible' ? { kind: 'first-night' } : { kind: 'fixed', amount: 2500 };
  }
}

export const nights = (checkIn: string, checkOut: string): object => ({ kind: 'nights', checkIn, checkOut });

export interface ContractCalls extends GuestCalls {
  /** What cancelling would bring now. */
  readonly cancelQuote: (booked: Booked) => Promise<Answer>;
  readonly changeQuote: (booked: Booked, wanted: object) => Promise<Answer>;
  /** Makes a change as it was quoted. */
  readonly makeQuoted: (booked: Booked, quoted: Record<string, unknown>) => Promise<LightMyRequestResponse>;
  /** Pays what is due. */
  readonly payRest: (booked: Booked, paymentId?: string) => Promise<void>;
  readonly until: (moment: string) => void;
}

/** What the cases do with bookings of the house. */
export function contractCalls(engine: TestEngine): ContractCalls {
  const calls = guestCalls(engine);
  const { post } = calls;
  return {
    ...calls,
    cancelQuote: async ({ bookingId, cookie }) =>
      answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie)),
    changeQuote: async ({ bookingId, cookie }, wanted) =>
      answer(await post(`bookings/${bookingId}/modification-quote`, wanted, cookie)),
    makeQuoted: ({ bookingId, cookie }, { quoteToken, due, refund }) =>
      post(`bookings/${bookingId}/modification`, { quoteToken, due, refund }, cookie),
    payRest: async ({ bookingId }, paymentId = 'pay_2') => {
      const response = await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId), { paymentId });
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
    },
    until: (moment) => {
      engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
    },
  };
}
