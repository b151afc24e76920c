import type { HouseOnPaper } from './house-on-paper.types.ts';

const vat = { name: 'Thuế GTGT', level: 'room', taxType: 'percentage', inclusive: true } as const;

export const homestayHanoi: HouseOnPaper = {
  paper: 'homestay-hanoi',
  language: 'en',
  house: {
    kind: 'hotel',
    name: 'Hoa Sen Homestay',
    country: 'VN',
    city: 'Hà Nội',
    street: '18 Ngõ Hàng Bè',
    postalCode: '100000',
    phone: '+84 24 3825 1234',
    email: 'hello@hoa-sen.example',
  },
  rooms: [
    'Phòng đôi ban công; 2; 1 giường đôi; 2; 550.000/650.000',
    'Phòng gia đình; 1; 2 giường đôi; 4; 800.000/900.000/1.000.000/1.100.000',
  ],
  terms: {
    policy: 'moderate',
    confirmation: 'instant',
    checkIn: '14:00',
    checkOut: '11:00',
    hasProposedTaxes: true,
    takes: ['cash', 'bank-transfer'],
  },
  settings: {
    'ratePlans.standard.inclusions': ['breakfast'],
    'taxes.gtgt-8': { id: 'gtgt-8', ...vat, tax: 8, validTo: '2026-12-31' },
    'taxes.gtgt-10': { id: 'gtgt-10', ...vat, tax: 10, validFrom: '2027-01-01' },
    childBands: [
      { under: 6, price: 0 },
      { under: 12, price: 150_000 },
    ],
    seasons: [{ id: 'tet', from: '2027-02-04', to: '2027-02-12', percent: 50, minStay: 3 }],
    addons: [
      { id: 'airport-car', category: 'booking', price: 350_000 },
      { id: 'motorbike', category: 'booking', price: 150_000, each: 'night' },
    ],
  },
  words: {
    'ratePlans.standard': 'With breakfast',
    addons: { 'airport-car': 'Car from the airport', motorbike: 'Motorbike' },
  },
  stays: {
    'over the new year': {
      from: '2026-12-30',
      to: '2027-01-02',
      rooms: [{ room: 'phong-gia-dinh', adults: 2, childAges: [4, 9] }],
      extras: { 'airport-car': 1 },
    },
    tet: {
      from: '2027-02-05',
      to: '2027-02-08',
      rooms: [{ room: 'phong-doi-ban-cong', adults: 2 }],
      extras: { motorbike: 2 },
    },
  },
  refused: {
    'two nights at Tết': { from: '2027-02-05', to: '2027-02-07', rooms: [{ room: 'phong-doi-ban-cong', adults: 2 }] },
    'three in a double': { from: '2027-01-12', to: '2027-01-13', rooms: [{ room: 'phong-doi-ban-cong', adults: 3 }] },
  },
};
