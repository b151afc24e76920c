import { draftDocuments } from '@latchkey/hotel-document/drafts';
import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import { offerKinds } from '@latchkey/booking-core/promotion';

const price = { priceForPax: [{ pax: 2, price: 100 }] };
const rest = { daysBefore: 30, ifUnpaid: 'cancel' };

/** The least that the hotel keeps, in each of the ways in which a file can say it. */
const penalties = [undefined, { percent: 80 }, { nights: 1 }, { amount: 100 }];

/** Documents in which all stands that a page of the set-up has a field for. */
export const everything = penalties.map((fee) =>
  draftDocuments({
    'hotel.json': {
      currency: 'EUR',
      rooms: [
        {
          id: 'king',
          total: 2,
          maxPax: 2,
          images: ['front'],
          beds: [{ kind: 'king', count: 1 }],
          prices: { flexible: price },
        },
        { id: 'dorm', total: 1, maxPax: 2, images: [], beds: [{ kind: 'bunk', count: 1 }], prices: {} },
      ],
      ratePlans: [
        {
          id: 'flexible',
          payment: ['guarantee', 'advance'],
          advance: { kind: 'first-night', rest },
          cancellation: [{ hoursBeforeCheckIn: 24, percent: 0 }],
        },
        { id: 'saver', payment: ['full'], cancellation: [], derivedFrom: { ratePlanId: 'flexible', percent: -10 } },
      ],
      payment: { modes: ['online'], advance: { kind: 'percentage', percent: 20, rest } },
      penalties: fee === undefined ? {} : { checkInDay: fee, noShow: fee },
      seasons: [{ id: 'summer', from: '06-01', to: '08-31', percent: 10 }],
      restrictions: [{ id: 'saturdays', arrivalDays: ['sat'] }],
      promotions: offerKinds.map((kind) => ({ id: kind, kind })),
      addons: [
        {
          id: 'meal',
          category: 'person',
          price: 100,
          prices: [{ from: '01-01', to: '02-01', price: 90 }],
          goesWith: {},
        },
        { id: 'insurance', category: 'booking', price: 0, percent: 2 },
      ],
      packages: [{ id: 'two', ratePlans: [{ roomTypeId: 'king', ratePlanId: 'flexible' }], addonIds: ['meal'] }],
      nearbyPlaces: [{ id: 'park', kind: 'park' }],
      fees: [{ id: 'resort', per: 'night', amount: 10 }],
      taxes: [
        { id: 'vat', name: 'VAT', taxType: 'percentage', tax: 7 },
        { id: 'city-tax', name: 'City tax', taxType: 'fixed', tax: 200, per: 'person' },
        { id: 'resort-tax', name: 'VAT', taxType: 'percentage', tax: 7, on: ['fee'], feeIds: ['resort'] },
      ],
      childBands: [{ under: 6, percent: 50 }],
    } satisfies { readonly [Key in keyof WrittenFacts]?: unknown },
    'words.en.json': {},
  }),
);
