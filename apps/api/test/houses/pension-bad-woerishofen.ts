import type { HouseOnPaper } from './house-on-paper.types.ts';

export const pensionBadWoerishofen: HouseOnPaper = {
  paper: 'pension-bad-woerishofen',
  language: 'de',
  house: {
    kind: 'hotel',
    name: 'Pension Kneippgarten',
    country: 'DE',
    city: 'Bad Wörishofen',
    street: 'Gartenweg 5',
    postalCode: '86825',
    latitude: 48.0061,
    longitude: 10.5967,
    phone: '+49 8247 96330',
    email: 'gast@kneippgarten.example',
  },
  rooms: [
    'Einzelzimmer; 6; 1 Einzelbett; 1; 62',
    'Doppelzimmer; 8; 1 Doppelbett; 2; 70/108',
    'Familienzimmer; 2; 1 Doppelbett und 2 Einzelbetten; 4; 75/112/130/145',
  ],
  terms: {
    policy: 'strict',
    confirmation: 'instant',
    checkIn: '15:00',
    checkOut: '10:00',
    hasProposedTaxes: true,
    takes: ['cash', 'card-terminal'],
  },
  settings: {
    'ratePlans.standard.inclusions': ['breakfast'],
    'ratePlans.standard.cancellation': [
      { hoursBeforeCheckIn: 336, percent: 0 },
      { hoursBeforeCheckIn: 0, percent: 80 },
    ],
    penalties: { checkInDayPercent: 80, noShowPercent: 80 },
    'taxes.kurbeitrag': {
      id: 'kurbeitrag',
      name: 'Kurbeitrag',
      level: 'room',
      taxType: 'fixed',
      tax: 270,
      per: 'person',
      exemptUnderAge: 16,
    },
    seasons: [{ id: 'main-season', from: '05-01', to: '10-31', percent: 10, minStay: 3 }],
    childBands: [
      { under: 6, price: 0 },
      { under: 16, price: 1800 },
    ],
    promotions: [{ id: 'week', kind: 'long-stay', nights: 7, percent: 10 }],
    addons: [
      { id: 'half-board', category: 'person', price: 2200, each: 'night', goesWith: { ages: { from: 16 } } },
      {
        id: 'half-board-child',
        category: 'person',
        price: 1200,
        each: 'night',
        goesWith: { ages: { from: 6, to: 15 } },
      },
      { id: 'dog', category: 'booking', price: 800, each: 'night' },
    ],
  },
  words: {
    'ratePlans.standard': 'Mit Frühstück',
    promotions: { week: 'Ab einer Woche' },
    addons: { 'half-board': 'Halbpension', 'half-board-child': 'Halbpension für Kinder', dog: 'Hund' },
  },
  stays: {
    'a family in February': {
      from: '2027-02-12',
      to: '2027-02-14',
      rooms: [{ room: 'familienzimmer', adults: 2, childAges: [5, 12] }],
      extras: { 'half-board-child': 2, dog: 2 },
    },
    'a week in May': {
      from: '2027-05-02',
      to: '2027-05-09',
      rooms: [{ room: 'doppelzimmer', adults: 2 }],
      extras: { 'half-board': 14 },
    },
  },
  refused: {
    'two nights in May': { from: '2027-05-04', to: '2027-05-06', rooms: [{ room: 'doppelzimmer', adults: 2 }] },
    'two in a single': { from: '2027-02-12', to: '2027-02-13', rooms: [{ room: 'einzelzimmer', adults: 2 }] },
  },
};
