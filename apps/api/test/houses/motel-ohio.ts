import type { HouseOnPaper } from './house-on-paper.types.ts';

const onStay = { level: 'room', taxType: 'percentage', on: ['rooms', 'fee'], maxStay: 29 } as const;
const ofLodging = { ...onStay, ifCancelled: 'returned' } as const;

export const motelOhio: HouseOnPaper = {
  paper: 'motel-ohio',
  language: 'en',
  house: {
    kind: 'hotel',
    name: 'Scioto Road Motel',
    country: 'US',
    city: 'Columbus',
    street: '2210 Scioto Road',
    postalCode: '43201',
    phone: '+1 614 555 0134',
    email: 'desk@scioto-road.example',
  },
  rooms: ['Queen room, 20, 1 queen, 2, 79', 'Two queens, 16, 2 queen, 4, 89/89/94/99'],
  terms: {
    policy: 'flexible',
    confirmation: 'instant',
    checkIn: '15:00',
    checkOut: '11:00',
    hasProposedTaxes: true,
    takes: ['cash', 'card-terminal'],
  },
  settings: {
    'taxes.sales-tax': { id: 'sales-tax', name: 'Ohio sales tax', ...onStay, tax: 8 },
    'taxes.city-lodging': { id: 'city-lodging', name: 'Columbus lodging tax', ...ofLodging, tax: 5.1 },
    'taxes.county-lodging': { id: 'county-lodging', name: 'Franklin County lodging tax', ...ofLodging, tax: 4.9 },
    fees: [{ id: 'resort', per: 'room-night', amount: 800 }],
    weekdays: { fri: 20, sat: 20 },
    roundPricesTo: 100,
    seasons: [
      {
        id: 'home-games',
        on: ['2027-09-10', '2027-09-11'],
        prices: {
          'queen-room': { standard: { priceForPax: [{ pax: 2, price: 18_900 }] } },
          'two-queens': { standard: { priceForPax: [{ pax: 4, price: 21_900 }] } },
        },
        minStay: 2,
      },
    ],
    addons: [{ id: 'pet', category: 'booking', price: 2000 }],
  },
  words: { fees: { resort: 'Resort fee' }, addons: { pet: 'Pet' } },
  stays: {
    'a month': { from: '2027-02-01', to: '2027-03-03', rooms: [{ room: 'queen-room', adults: 1 }] },
    'a weekend': {
      from: '2027-04-16',
      to: '2027-04-18',
      rooms: [{ room: 'two-queens', adults: 2, childAges: [10] }],
      extras: { pet: 1 },
    },
    'two home games': { from: '2027-09-10', to: '2027-09-12', rooms: [{ room: 'queen-room', adults: 2 }] },
  },
  refused: {
    'one night of a game': { from: '2027-09-10', to: '2027-09-11', rooms: [{ room: 'queen-room', adults: 2 }] },
  },
};
