import type { HouseOnPaper } from './house-on-paper.types.ts';

/** The city's tax with bounds that are higher by ¥8,000 of meals. */
const withMeals = (tax: number, bounds: object) => ({
  id: `with-meals-${tax}`,
  name: '宿泊税',
  level: 'room',
  taxType: 'fixed',
  tax,
  per: 'person',
  bandPer: 'person',
  ratePlanIds: ['standard'],
  ...bounds,
});

const ofRooms = ['room-only'];

export const ryokanKyoto: HouseOnPaper = {
  paper: 'ryokan-kyoto',
  language: 'en',
  house: {
    kind: 'hotel',
    name: 'Ryokan Tsukimi',
    country: 'JP',
    city: 'Kyoto',
    street: 'Gokomachi-dori 314',
    postalCode: '604-8091',
    phone: '+81 75 555 1234',
    email: 'okami@tsukimi.example',
  },
  rooms: ['Kiri (8 mats); 4; 2 futon; 2; 26,000/44,000', 'Matsu (12 mats); 2; 4 futon; 4; 30,000/52,000/75,000/96,000'],
  terms: {
    policy: 'moderate',
    confirmation: 'instant',
    checkIn: '15:00',
    checkOut: '10:00',
    hasProposedTaxes: true,
    takes: ['cash', 'card-terminal'],
  },
  settings: {
    'ratePlans.standard.inclusions': ['breakfast', 'dinner'],
    'ratePlans.standard.cancellation': [
      { hoursBeforeCheckIn: 168, percent: 0 },
      { hoursBeforeCheckIn: 48, percent: 30 },
      { hoursBeforeCheckIn: 24, percent: 50 },
    ],
    'ratePlans.room-only': {
      id: 'room-only',
      cancellation: [{ hoursBeforeCheckIn: 48, percent: 0 }],
      payment: ['at-property'],
    },
    'rooms.kiri-8-mats.prices.room-only': {
      priceForPax: [
        { pax: 1, price: 15_400 },
        { pax: 2, price: 26_400 },
      ],
    },
    'taxes.shukuhakuzei-200.ratePlanIds': ofRooms,
    'taxes.shukuhakuzei-400.ratePlanIds': ofRooms,
    'taxes.shukuhakuzei-1000.ratePlanIds': ofRooms,
    'taxes.shukuhakuzei-4000.ratePlanIds': ofRooms,
    'taxes.shukuhakuzei-10000.ratePlanIds': ofRooms,
    'taxes.with-meals-400': withMeals(400, { priceTo: 27_999 }),
    'taxes.with-meals-1000': withMeals(1000, { priceFrom: 28_000, priceTo: 57_999 }),
    'taxes.with-meals-4000': withMeals(4000, { priceFrom: 58_000 }),
    weekdays: { sat: 10 },
    seasons: [
      { id: 'blossom', from: '03-25', to: '04-10', percent: 30 },
      { id: 'autumn-leaves', from: '11-10', to: '11-30', percent: 50 },
    ],
    childBands: [
      { under: 4, price: 3300 },
      { under: 12, percent: 70, percentOf: 'full-payer' },
    ],
  },
  words: { 'ratePlans.standard': 'With dinner and breakfast', 'ratePlans.room-only': 'Room only' },
  stays: {
    'a family in January': {
      from: '2027-01-12',
      to: '2027-01-13',
      rooms: [{ room: 'matsu-12-mats', adults: 2, childAges: [8] }],
    },
    'without meals': {
      from: '2027-02-02',
      to: '2027-02-04',
      rooms: [{ room: 'kiri-8-mats', plan: 'room-only', adults: 2 }],
    },
    'autumn leaves': { from: '2027-11-12', to: '2027-11-14', rooms: [{ room: 'matsu-12-mats', adults: 2 }] },
  },
  refused: {
    'five in twelve mats': { from: '2027-01-12', to: '2027-01-13', rooms: [{ room: 'matsu-12-mats', adults: 5 }] },
  },
};
