import type { HouseOnPaper } from './house-on-paper.types.ts';

const ofSummer = (pax: number, price: number) => ({ standard: { priceForPax: [{ pax, price }] } });

export const villasCrete: HouseOnPaper = {
  paper: 'villas-crete',
  language: 'en',
  house: {
    kind: 'villa',
    name: 'Olive Terrace Villas',
    country: 'GR',
    city: 'Chania',
    street: 'Agia Marina 7',
    postalCode: '73014',
    phone: '+30 28210 55012',
    email: 'stay@olive-terrace.example',
  },
  rooms: [
    'Villa Elia, 1, 3 διπλά κρεβάτια, 6, 240',
    'Villa Sykia, 1, 2 διπλά κρεβάτια, 4, 180',
    'Villa Kissos, 1, 1 διπλό κρεβάτι, 2, 120',
  ],
  terms: {
    policy: 'strict',
    confirmation: 'instant',
    checkIn: '16:00',
    checkOut: '10:00',
    hasProposedTaxes: true,
    wantsOnline: true,
    onlineBy: 'stripe',
  },
  isPaidOnline: true,
  settings: {
    registrationNumber: 'AMA 00001234567',
    'taxes.fpa': {
      id: 'fpa',
      name: 'ΦΠΑ',
      level: 'room',
      taxType: 'percentage',
      tax: 13,
      inclusive: true,
      on: ['rooms', 'fee'],
    },
    fees: [{ id: 'cleaning', per: 'room', amount: 12_000 }],
    seasons: [
      {
        id: 'high-summer',
        from: '07-01',
        to: '08-31',
        prices: {
          'villa-elia': ofSummer(6, 39_000),
          'villa-sykia': ofSummer(4, 29_000),
          'villa-kissos': ofSummer(2, 19_000),
        },
      },
      { id: 'early-summer', from: '05-15', to: '06-30', percent: 20 },
      { id: 'september', from: '09-01', to: '09-30', percent: 20 },
    ],
    restrictions: [
      { id: 'changeover', from: '07-01', to: '08-31', arrivalDays: ['sat'], departureDays: ['sat'], minStay: 7 },
      { id: 'three-nights', minStay: 3 },
    ],
    'ratePlans.standard.cancellation': [
      { hoursBeforeCheckIn: 1440, percent: 0 },
      { hoursBeforeCheckIn: 720, percent: 30 },
    ],
    'ratePlans.standard.payment': ['advance'],
    'payment.gateway': 'stripe',
    'payment.vendor': 'own',
    'payment.modes': ['online'],
    'payment.advance': {
      kind: 'percentage',
      percent: 30,
      rest: { daysBefore: 30, ifUnpaid: 'pay-at-property' },
    },
  },
  words: { fees: { cleaning: 'Final cleaning' } },
  stays: {
    'three nights in March': { from: '2027-03-12', to: '2027-03-15', rooms: [{ room: 'villa-kissos', adults: 2 }] },
    'a week in July': {
      from: '2027-07-10',
      to: '2027-07-17',
      rooms: [{ room: 'villa-elia', adults: 4, childAges: [6, 9] }],
    },
  },
  refused: {
    'from Tuesday in July': { from: '2027-07-13', to: '2027-07-20', rooms: [{ room: 'villa-elia', adults: 2 }] },
    'five nights in July': { from: '2027-07-10', to: '2027-07-15', rooms: [{ room: 'villa-elia', adults: 2 }] },
    'two nights in March': { from: '2027-03-12', to: '2027-03-14', rooms: [{ room: 'villa-kissos', adults: 2 }] },
  },
};
