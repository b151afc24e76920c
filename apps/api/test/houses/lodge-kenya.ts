import type { HouseOnPaper } from './house-on-paper.types.ts';

const inPrice = { level: 'room', taxType: 'percentage', inclusive: true } as const;

export const lodgeKenya: HouseOnPaper = {
  paper: 'lodge-kenya',
  language: 'en',
  house: {
    kind: 'hotel',
    name: 'Acacia Ridge Lodge',
    country: 'KE',
    city: 'Nanyuki',
    street: 'Laikipia Road, kilometre 14',
    latitude: 0.0074,
    longitude: 37.0722,
    phone: '+254 20 2031234',
    email: 'stay@acacia-ridge.example',
  },
  rooms: ['Garden cottage, 6, 2 single, 2, 260/400', 'Family cottage, 2, 1 double + 2 single, 4, 260/400/540/640'],
  currency: 'USD',
  terms: {
    policy: 'strict',
    confirmation: 'instant',
    checkIn: '14:00',
    checkOut: '10:00',
    hasProposedTaxes: true,
    takes: ['cash', 'card-terminal', 'bank-transfer'],
  },
  settings: {
    'ratePlans.standard.inclusions': ['full-board'],
    'taxes.vat': { id: 'vat', name: 'VAT', ...inPrice, tax: 16, index: 1 },
    'taxes.tourism-levy': {
      id: 'tourism-levy',
      name: 'Tourism levy',
      ...inPrice,
      tax: 2,
      index: 2,
      ifCancelled: 'kept',
    },
    fees: [{ id: 'conservancy', per: 'guest-night', amount: 6000 }],
    childBands: [
      { under: 3, price: 0 },
      { under: 12, percent: 50, percentOf: 'full-payer' },
    ],
    seasons: [
      {
        id: 'migration',
        from: '07-01',
        to: '10-31',
        prices: {
          'garden-cottage': {
            standard: {
              priceForPax: [
                { pax: 1, price: 34_000 },
                { pax: 2, price: 52_000 },
              ],
            },
          },
          'family-cottage': {
            standard: {
              priceForPax: [
                { pax: 1, price: 34_000 },
                { pax: 2, price: 52_000 },
                { pax: 3, price: 70_000 },
                { pax: 4, price: 83_000 },
              ],
            },
          },
        },
      },
      { id: 'christmas', from: '12-20', to: '01-05', percent: 30, minStay: 3 },
      { id: 'green-season', from: '04-01', to: '05-31', percent: -25 },
    ],
    promotions: [{ id: 'resident', kind: 'coupon', couponCode: 'EARESIDENT', percent: 40 }],
    addons: [
      { id: 'game-drive', category: 'person', price: 6000, each: 'night' },
      { id: 'transfer', category: 'booking', price: 9000 },
    ],
  },
  words: {
    'ratePlans.standard': 'Full board',
    fees: { conservancy: 'Conservancy fee' },
    promotions: { resident: 'East African residents' },
    addons: { 'game-drive': 'Game drive', transfer: 'Transfer from the airstrip' },
  },
  stays: {
    'residents in May': {
      from: '2027-05-10',
      to: '2027-05-12',
      rooms: [{ room: 'garden-cottage', adults: 2 }],
      code: 'EARESIDENT',
    },
    'a family in August': {
      from: '2027-08-10',
      to: '2027-08-13',
      rooms: [{ room: 'family-cottage', adults: 2, childAges: [2, 9] }],
      extras: { 'game-drive': 4 },
    },
  },
  refused: {
    'one night at Christmas': { from: '2026-12-24', to: '2026-12-25', rooms: [{ room: 'garden-cottage', adults: 2 }] },
  },
};
