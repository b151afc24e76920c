import type { HouseOnPaper } from './house-on-paper.types.ts';

export const hostelMexicoCity: HouseOnPaper = {
  paper: 'hostel-mexico-city',
  language: 'en',
  house: {
    kind: 'hostel',
    name: 'Casa Tranvía Hostel',
    country: 'MX',
    city: 'Ciudad de México',
    street: 'Calle Regina 41',
    postalCode: '06000',
    phone: '+52 55 5512 3456',
    email: 'hola@casa-tranvia.example',
  },
  rooms: [
    'Dormitorio mixto, 2, 8 camas, 8, 350 por cama',
    'Dormitorio de mujeres, 1, 3 literas, 6, 380 por cama',
    'Habitación privada, 4, 1 cama matrimonial, 2 personas, 950/1100',
  ],
  terms: {
    policy: 'flexible',
    confirmation: 'instant',
    checkIn: '15:00',
    checkOut: '11:00',
    hasProposedTaxes: true,
    takes: ['cash', 'card-terminal'],
  },
  settings: {
    'rooms.dormitorio-mixto.gender': 'mixed',
    'rooms.dormitorio-mixto.minAge': 18,
    'rooms.dormitorio-de-mujeres.gender': 'women',
    'rooms.dormitorio-de-mujeres.minAge': 18,
    'taxes.iva': {
      id: 'iva',
      name: 'IVA',
      level: 'room',
      taxType: 'percentage',
      tax: 16,
      inclusive: true,
      index: 1,
      on: ['rooms', 'extras'],
    },
    'taxes.ish': { id: 'ish', name: 'ISH', level: 'room', taxType: 'percentage', tax: 3.5, inclusive: true, index: 2 },
    weekdays: { fri: 10, sat: 10 },
    roundPricesTo: 500,
    seasons: [
      { id: 'holy-week', from: '2027-03-20', to: '2027-04-03', percent: 20, minStay: 2 },
      { id: 'day-of-the-dead', from: '10-30', to: '11-02', percent: 25, minStay: 2 },
    ],
    addons: [
      { id: 'breakfast', category: 'person', price: 12_000, each: 'night' },
      { id: 'towel', category: 'person', price: 4000 },
    ],
  },
  words: { addons: { breakfast: 'Breakfast', towel: 'Towel' } },
  stays: {
    'two friends': {
      from: '2027-02-04',
      to: '2027-02-07',
      rooms: [
        { room: 'dormitorio-de-mujeres', adults: 1 },
        { room: 'dormitorio-de-mujeres', adults: 1 },
      ],
      extras: { breakfast: 6, towel: 2 },
    },
    'holy week': { from: '2027-03-26', to: '2027-03-29', rooms: [{ room: 'habitacion-privada', adults: 2 }] },
  },
  refused: {
    'two in a bed': { from: '2027-02-04', to: '2027-02-05', rooms: [{ room: 'dormitorio-mixto', adults: 2 }] },
    'one night in holy week': {
      from: '2027-03-26',
      to: '2027-03-27',
      rooms: [{ room: 'habitacion-privada', adults: 2 }],
    },
  },
};
