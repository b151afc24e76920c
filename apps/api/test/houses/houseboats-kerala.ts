import type { HouseOnPaper } from './house-on-paper.types.ts';

const day = { firstHour: 11, lastHour: 17, cleaningHours: 1 };

export const houseboatsKerala: HouseOnPaper = {
  paper: 'houseboats-kerala',
  language: 'en',
  house: {
    kind: 'hours',
    name: 'Vembanad Houseboats',
    country: 'IN',
    city: 'Alappuzha',
    street: 'Finishing Point Road 3',
    postalCode: '688013',
    phone: '+91 477 225 1234',
    email: 'cruise@vembanad-boats.example',
  },
  rooms: [
    'One-bedroom boat; 2; 1 double + 1 single; 3; 9,000/9,000/10,500; 6 h 6,500',
    'Two-bedroom boat; 1; 2 double + 1 single; 5; Rs. 15,000/-; 6 h 9,500',
  ],
  terms: {
    policy: 'moderate',
    confirmation: 'instant',
    checkIn: '12:00',
    checkOut: '09:00',
    hasProposedTaxes: true,
    takes: ['cash', 'bank-transfer'],
  },
  settings: {
    'ratePlans.standard.inclusions': ['full-board'],
    'rooms.one-bedroom-boat.hourly': day,
    'rooms.two-bedroom-boat.hourly': day,
    'taxes.cgst.priceTo': null,
    'taxes.sgst.priceTo': null,
    'taxes.cgst-high': null,
    'taxes.sgst-high': null,
    childBands: [
      { under: 5, price: 0 },
      { under: 12, price: 750 },
    ],
    seasons: [
      { id: 'turn-of-the-year', from: '12-20', to: '01-05', percent: 40 },
      { id: 'monsoon', from: '06-01', to: '08-31', percent: -20 },
    ],
    addons: [{ id: 'canoe', category: 'person', price: 500 }],
  },
  words: { 'ratePlans.standard': 'With all meals', addons: { canoe: 'Canoe through the canals' } },
  stays: {
    'a night at the turn of the year': {
      from: '2027-01-02',
      to: '2027-01-03',
      rooms: [{ room: 'one-bedroom-boat', adults: 2, childAges: [8] }],
    },
    'a day': {
      from: '2027-01-20',
      to: { hour: 11, hours: 6 },
      rooms: [{ room: 'two-bedroom-boat', adults: 4 }],
      extras: { canoe: 2 },
    },
    'a night in the monsoon': {
      from: '2027-07-06',
      to: '2027-07-07',
      rooms: [{ room: 'two-bedroom-boat', adults: 4 }],
    },
  },
  refused: {
    'a day from noon': {
      from: '2027-01-20',
      to: { hour: 12, hours: 6 },
      rooms: [{ room: 'two-bedroom-boat', adults: 4 }],
    },
    'six on two bedrooms': { from: '2027-01-20', to: '2027-01-21', rooms: [{ room: 'two-bedroom-boat', adults: 6 }] },
  },
};
