import type { HouseOnPaper } from './house-on-paper.types.ts';

const imposta = {
  name: 'Imposta di soggiorno',
  level: 'room',
  taxType: 'fixed',
  per: 'person',
  exemptUnderAge: 12,
  maxNights: 4,
} as const;
const ofFlat = ['appartamento-fienile'];

export const farmTuscany: HouseOnPaper = {
  paper: 'farm-tuscany',
  language: 'en',
  house: {
    kind: 'hotel',
    name: 'Podere Le Querce',
    country: 'IT',
    city: 'Siena',
    street: 'Strada di Pieve al Bozzone 30',
    postalCode: '53100',
    phone: '+39 0577 555123',
    email: 'podere@le-querce.example',
  },
  rooms: [
    'Camera Ulivo, 3, 1 letto matrimoniale, 2, 95/110',
    'Appartamento Fienile, 2, 1 letto matrimoniale e 2 singoli, 4, 150',
  ],
  terms: {
    policy: 'strict',
    confirmation: 'instant',
    checkIn: '15:00',
    checkOut: '10:00',
    hasProposedTaxes: true,
    takes: ['cash', 'bank-transfer'],
  },
  settings: {
    registrationNumber: 'CIN IT052032B5QK7XZ3WM',
    'taxes.iva': { id: 'iva', name: 'IVA', level: 'room', taxType: 'percentage', tax: 10, inclusive: true },
    'taxes.imposta': { id: 'imposta', ...imposta, tax: 250, season: { from: '03-01', to: '10-31' } },
    'taxes.imposta-winter': { id: 'imposta-winter', ...imposta, tax: 150, season: { from: '11-01', to: '02-29' } },
    seasons: [{ id: 'summer', from: '06-15', to: '09-15', percent: 20 }],
    restrictions: [
      {
        id: 'august',
        from: '08-01',
        to: '08-31',
        roomTypeIds: ofFlat,
        arrivalDays: ['sat'],
        departureDays: ['sat'],
        minStay: 7,
      },
      { id: 'two-nights', minStay: 2 },
    ],
    promotions: [
      {
        id: 'week',
        kind: 'stay-price',
        nights: 7,
        price: 90_000,
        roomTypeIds: ofFlat,
        stayFrom: '2026-11-01',
        stayTo: '2027-06-14',
      },
    ],
    addons: [
      { id: 'tasting', category: 'person', price: 2500, daysAhead: 1, stock: 8 },
      { id: 'dog', category: 'booking', price: 500, each: 'night' },
    ],
  },
  words: {
    promotions: { week: 'A week in the apartment' },
    addons: { tasting: 'Tasting of wine and oil', dog: 'Dog' },
  },
  stays: {
    'a week in May': {
      from: '2027-05-08',
      to: '2027-05-15',
      rooms: [{ room: 'appartamento-fienile', adults: 2, childAges: [8, 13] }],
      extras: { tasting: 2 },
    },
    'into November': { from: '2027-10-31', to: '2027-11-02', rooms: [{ room: 'camera-ulivo', adults: 2 }] },
  },
  refused: {
    'from Tuesday in August': {
      from: '2027-08-10',
      to: '2027-08-17',
      rooms: [{ room: 'appartamento-fienile', adults: 2 }],
    },
    'one night': { from: '2027-05-10', to: '2027-05-11', rooms: [{ room: 'camera-ulivo', adults: 2 }] },
  },
};
