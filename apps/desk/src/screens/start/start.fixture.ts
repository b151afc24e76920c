import type { Start } from './start.model.ts';

/** A guest house in Kathmandu of which its owner has answered all. */
export const marigold: Start = {
  hotelId: 1_000_001,
  version: 3,
  savedAt: '2026-11-27T08:20:00.000Z',
  state: 'draft',
  hasOwnWords: false,
  answers: {
    house: {
      kind: 'hotel',
      name: 'Marigold Guest House',
      sentence: '',
      country: 'NP',
      city: 'Kathmandu',
      street: 'Chaksibari Marg 14',
      postalCode: '',
      latitude: null,
      longitude: null,
      phone: '+977 1 4700123',
      email: 'desk@marigold.example',
      slug: '',
    },
    rooms: { typed: 'Garden double, 8, 1 double, 2, 2900/3500' },
    terms: null,
  },
  proposal: {
    currency: 'NPR',
    usualCurrency: 'NPR',
    timeZone: 'Asia/Kathmandu',
    timeZones: ['Asia/Kathmandu'],
    checkIn: '13:00',
    checkOut: '10:00',
    latitude: 27.7172,
    longitude: 85.324,
    taxes: [{ id: 'vat', name: 'VAT', kind: 'percentage', amount: 13, isInPrice: true }],
    source: { place: 'Kathmandu', source: 'Value Added Tax Act of Nepal', url: null, holds: 'as of 2025' },
  },
  faults: [],
  slug: 'marigold-guest-house',
  address: 'http://book.latchkey.localhost:4000/marigold-guest-house',
};
