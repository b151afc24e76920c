import type { Quote } from '@latchkey/api-contract/types';
import { basketOf, nightlySale, withRoomCount } from '@latchkey/booking-core/basket';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { pricingVersion } from '@latchkey/booking-core/pricing';
import { emptySelection } from '@latchkey/booking-core/selection';
import { availability } from './availability.ts';
import { hotel } from './hotel.ts';

/** Three hours of the Teak King: 1,380 rupees. */
export const hourlyQuote: Quote = {
  quoteToken: 'q-hours',
  expiresAt: '2026-11-20T01:50:00Z',
  selection: {
    hotelId: hotel.id,
    stay: { kind: 'hours', date: '2026-11-21' as LocalDate, startHour: 9, hours: 3 },
    rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'fixed', adults: 2, childAges: [], infants: 0 }],
  },
  pricingVersion,
  bill: {
    currency: 'INR',
    rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'fixed', units: 1, amount: 1380 }],
    roomsTotal: 1380,
    discounts: [],
    discount: 0,
    additionalDiscount: 0,
    taxes: [],
    totalTax: 0,
    addons: [],
    addonsTotal: 0,
    convenienceFee: 0,
    total: 1380,
    dueNow: { full: 1380, 'at-property': 0 },
  },
};

/** Three nights of the Teak King for two, with a rate plan that may be cancelled: 18,480 rupees. */
export const nightsQuote: Quote = quoteOf('flexible');

/** Those three nights on a rate plan that is paid at once and never refunded. */
export const fixedQuote: Quote = quoteOf('fixed');

function quoteOf(ratePlanId: string): Quote {
  const { checkIn, checkOut } = availability;
  const sale = nightlySale({ hotel, availability, stay: { guests: { adults: 2, childAges: [], infants: 0 } } });
  const offer = sale.offers.find(({ room, plan }) => room.id === 'teak-king' && plan.id === ratePlanId);
  if (offer === undefined) throw new Error(`the hotel sells no ${ratePlanId} Teak King`);
  const basket = basketOf(sale, withRoomCount(sale, emptySelection, offer, 1));
  if (basket.kind !== 'ready' || basket.bill === null) throw new Error('two adults fit a Teak King');
  const selection = { hotelId: hotel.id, stay: { kind: 'nights' as const, checkIn, checkOut }, rooms: basket.rooms };
  const bill = JSON.parse(JSON.stringify(basket.bill)) as Quote['bill'];
  return { quoteToken: `q-${ratePlanId}`, expiresAt: '2026-11-20T01:50:00Z', selection, pricingVersion, bill };
}
