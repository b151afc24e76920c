import type { HouseOnPaper } from './house-on-paper.types.ts';

export const capsulesSeoul: HouseOnPaper = {
  paper: 'capsules-seoul',
  language: 'en',
  house: {
    kind: 'hostel',
    name: 'Namsan Capsules',
    country: 'KR',
    city: 'Seoul',
    street: 'Toegye-ro 20',
    postalCode: '04631',
    phone: '+82 2 755 1234',
    email: 'hello@namsan-capsules.example',
  },
  rooms: ['Capsule for women; 20; 1; 38,000; 6 h 18,000', 'Capsule for men; 24; 1; 36,000; 6 h 17,000'],
  terms: {
    policy: 'flexible',
    confirmation: 'instant',
    checkIn: '16:00',
    checkOut: '10:00',
    hasProposedTaxes: true,
    takes: ['cash', 'card-terminal'],
  },
  settings: {
    'rooms.capsule-for-women.gender': 'women',
    'rooms.capsule-for-women.minAge': 19,
    'rooms.capsule-for-men.gender': 'men',
    'rooms.capsule-for-men.minAge': 19,
    'taxes.vat': { id: 'vat', name: '부가가치세', level: 'room', taxType: 'percentage', tax: 10, inclusive: true },
    weekdays: { fri: 15, sat: 25 },
    roundPricesTo: 1000,
    promotions: [{ id: 'week', kind: 'long-stay', nights: 7, percent: 12 }],
    addons: [{ id: 'towels', category: 'person', price: 2000 }],
  },
  words: { promotions: { week: 'From a week' }, addons: { towels: 'Towels and pyjamas' } },
  stays: {
    'six hours': {
      from: '2027-03-02',
      to: { hour: 10, hours: 6 },
      rooms: [{ room: 'capsule-for-women', adults: 1 }],
    },
    'a weekend': {
      from: '2027-03-05',
      to: '2027-03-07',
      rooms: [{ room: 'capsule-for-women', adults: 1 }],
      extras: { towels: 1 },
    },
    'a week': { from: '2027-04-05', to: '2027-04-12', rooms: [{ room: 'capsule-for-men', adults: 1 }] },
  },
  refused: {
    'two in a capsule': { from: '2027-03-05', to: '2027-03-06', rooms: [{ room: 'capsule-for-men', adults: 2 }] },
    'three hours': { from: '2027-03-02', to: { hour: 10, hours: 3 }, rooms: [{ room: 'capsule-for-men', adults: 1 }] },
  },
};
