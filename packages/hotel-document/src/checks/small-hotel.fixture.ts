import { draftDocuments } from '../drafts/read-draft.ts';
import type { WrittenFacts, WrittenWords } from '../schema/written.types.ts';

const price = (sum: number) => ({ priceForPax: [{ pax: 2, price: sum }] });

const facts: WrittenFacts = {
  id: 1188,
  slug: 'haus-linde',
  hosts: ['haus-linde.example'],
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  latitude: 52.5347,
  longitude: 13.4049,
  phone: '+49 30 5550 1188',
  email: 'desk@haus-linde.example',
  createdOn: '2026-05-12',
  confirmation: 'instant',
  checkInTime: '14:00',
  checkOutTime: '11:00',
  theme: { brand: '#6a1b2b', tag: '#a8dcc6', mist: '#f6f2f2', corner: '6px' },
  payment: { gateway: 'card-vault', modes: ['at-property'] },
  images: ['front'],
  ratePlans: [
    { id: 'flexible', payment: ['at-property'], cancellation: [{ hoursBeforeCheckIn: 24, percent: 0 }] },
    { id: 'saver', payment: ['at-property'], cancellation: [{ hoursBeforeCheckIn: 24, percent: 0 }] },
  ],
  rooms: [
    {
      id: 'king',
      total: 2,
      images: ['front'],
      beds: [{ kind: 'king', count: 1 }],
      maxPax: 2,
      maxBeds: 2,
      prices: { flexible: price(12_000), saver: price(11_000) },
    },
  ],
};

const words: WrittenWords = {
  name: 'Haus Linde',
  headline: 'A house under a lime tree',
  lead: 'Quiet rooms.',
  description: 'Two rooms and a garden.',
  story: 'Built in 1904.',
  address: 'Lindenweg 4, Berlin',
  locality: 'Mitte',
  city: 'Berlin',
  state: 'Berlin',
  country: 'Germany',
  directions: 'Ring the bell.',
  facilities: [],
  rules: [],
  policies: [],
  faqs: [],
  images: { front: { alt: 'The house' } },
  rooms: { king: { name: 'King', sentence: 'A large bed.', description: 'To the garden.', amenities: [] } },
  ratePlans: { flexible: 'Flexible', saver: 'Saver' },
};

/** The documents of a small house, free of errors and warnings. */
export const smallHotel = draftDocuments({ 'hotel.json': facts, 'words.en.json': words });
