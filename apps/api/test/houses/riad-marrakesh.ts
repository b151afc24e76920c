import type { HouseOnPaper } from './house-on-paper.types.ts';

const ofGuests = { level: 'room', taxType: 'fixed', per: 'person', exemptUnderAge: 12 } as const;

export const riadMarrakesh: HouseOnPaper = {
  paper: 'riad-marrakesh',
  language: 'en',
  house: {
    kind: 'hotel',
    name: 'Riad Menthe',
    country: 'MA',
    city: 'Marrakech',
    street: 'Derb el Ferrane 9',
    postalCode: '40000',
    phone: '+212 524 443 210',
    email: 'bonjour@riad-menthe.example',
  },
  rooms: [
    'Chambre double, 4, 1 lit double, 2, 900/1100',
    'Suite patio, 2, 1 lit king et 1 canapé, 3, 1600',
    'Riad entier, 1, 4 lits doubles + 2 lits king + 2 canapés, 14, 7500',
  ],
  terms: {
    policy: 'moderate',
    confirmation: 'instant',
    checkIn: '15:00',
    checkOut: '11:00',
    hasProposedTaxes: true,
    takes: ['cash', 'card-terminal'],
  },
  settings: {
    'ratePlans.standard.inclusions': ['breakfast'],
    'rooms.riad-entier.consistsOf': [
      { roomTypeId: 'chambre-double', count: 4 },
      { roomTypeId: 'suite-patio', count: 2 },
    ],
    'taxes.tva': { id: 'tva', name: 'TVA', level: 'room', taxType: 'percentage', tax: 10, inclusive: true },
    'taxes.taxe-de-sejour': { id: 'taxe-de-sejour', name: 'Taxe de séjour', ...ofGuests, tax: 2500 },
    'taxes.tpt': { id: 'tpt', name: 'Taxe de promotion touristique', ...ofGuests, tax: 1100 },
    seasons: [
      { id: 'turn-of-the-year', from: '12-20', to: '01-05', percent: 40, minStay: 3 },
      { id: 'easter', from: '2027-03-20', to: '2027-04-04', percent: 25 },
    ],
    restrictions: [{ id: 'weekend', weekdays: ['fri', 'sat'], minStay: 2 }],
    addons: [
      { id: 'dinner', category: 'person', price: 25_000, each: 'night', daysAhead: 1 },
      { id: 'hammam', category: 'person', price: 30_000 },
    ],
  },
  words: {
    'ratePlans.standard': 'With breakfast',
    addons: { dinner: 'Dinner on the roof', hammam: 'Hammam' },
  },
  stays: {
    easter: {
      from: '2027-03-25',
      to: '2027-03-28',
      rooms: [{ room: 'suite-patio', adults: 2, childAges: [8] }],
      extras: { dinner: 4 },
    },
    'the whole riad': { from: '2027-05-10', to: '2027-05-12', rooms: [{ room: 'riad-entier', adults: 10 }] },
  },
  refused: {
    'a Friday alone': { from: '2027-05-07', to: '2027-05-08', rooms: [{ room: 'chambre-double', adults: 2 }] },
    'three in a double': { from: '2027-05-10', to: '2027-05-12', rooms: [{ room: 'chambre-double', adults: 3 }] },
  },
};
