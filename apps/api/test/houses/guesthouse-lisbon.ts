import type { HouseOnPaper } from './house-on-paper.types.ts';

const summer = { from: '06-01', to: '09-30' };
const ofSummer = {
  standard: {
    priceForPax: [
      { pax: 1, price: 11_500 },
      { pax: 2, price: 13_000 },
    ],
  },
};

export const guesthouseLisbon: HouseOnPaper = {
  paper: 'guesthouse-lisbon',
  language: 'en',
  house: {
    kind: 'hotel',
    name: 'Casa do Miradouro',
    country: 'PT',
    city: 'Lisboa',
    street: 'Rua da Graça 112',
    postalCode: '1170-170',
    phone: '+351 21 888 1234',
    email: 'ola@casa-do-miradouro.example',
  },
  rooms: [
    'Quarto duplo; 5; 1 cama de casal; 2; 85,00/98,00',
    'Quarto twin; 3; 2 camas de solteiro; 2; 85,00/98,00',
    'Suite familiar; 1; 1 cama de casal e 2 de solteiro; 4; 150,00',
  ],
  terms: {
    policy: 'moderate',
    confirmation: 'instant',
    checkIn: '15:00',
    checkOut: '11:00',
    hasProposedTaxes: true,
    takes: ['cash', 'card-terminal'],
  },
  // Guests of the plan that keeps all pay on arrival, and the house has no card of theirs.
  doubted: ['ratePlans.saver.payment'],
  settings: {
    registrationNumber: '112233/AL',
    'rooms.quarto-duplo.maxPax': 3,
    'rooms.quarto-duplo.extraChild': true,
    'taxes.iva': { id: 'iva', name: 'IVA', level: 'room', taxType: 'percentage', tax: 6, inclusive: true },
    'ratePlans.standard.cancellation': [
      { hoursBeforeCheckIn: 48, percent: 0 },
      { hoursBeforeCheckIn: 0, nights: 1 },
    ],
    'ratePlans.saver': {
      id: 'saver',
      cancellation: [],
      payment: ['at-property'],
      derivedFrom: { ratePlanId: 'standard', percent: -10 },
    },
    childBands: [
      { under: 3, price: 0 },
      { under: 12, price: 2000 },
    ],
    seasons: [
      { id: 'summer', ...summer, prices: { 'quarto-duplo': ofSummer, 'quarto-twin': ofSummer } },
      { id: 'summer-suite', ...summer, roomTypeIds: ['suite-familiar'], percent: 30 },
    ],
    addons: [{ id: 'breakfast', category: 'person', price: 900, each: 'night' }],
  },
  words: { 'ratePlans.saver': 'Non-refundable', addons: { breakfast: 'Breakfast' } },
  stays: {
    'two days in March': {
      from: '2027-03-12',
      to: '2027-03-14',
      rooms: [{ room: 'quarto-twin', plan: 'saver', adults: 2 }],
    },
    'eight nights in July': {
      from: '2027-07-03',
      to: '2027-07-11',
      rooms: [{ room: 'quarto-duplo', adults: 2, childAges: [7] }],
      extras: { breakfast: 16 },
    },
  },
  refused: {
    'three in a twin': { from: '2027-03-12', to: '2027-03-14', rooms: [{ room: 'quarto-twin', adults: 3 }] },
  },
};
