import { paymentModes } from '@latchkey/booking-core/payment-ways';

/** A hotel that says little of itself, in two languages. */
export const documents = {
  'hotel.json': {
    id: 1760,
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    phone: '+91 80 1234 5678',
    email: 'desk@hotel.example',
    checkInTime: '14:00',
    latitude: 12.97,
    longitude: 77.59,
    payment: { gateway: 'razorpay', modes: paymentModes },
    taxes: [
      {
        id: 'gst',
        name: 'GST',
        taxType: 'percentage',
        tax: 5,
        validFrom: null,
        validTo: null,
        priceFrom: 1001,
        priceTo: 7500,
      },
    ],
    ratePlans: [{ id: 'flexible', cancellation: [{ hoursBeforeCheckIn: 48, percent: 0 }] }],
    rooms: [
      {
        id: 'king',
        total: 4,
        maxPax: 2,
        beds: [{ kind: 'king', count: 1 }],
        prices: {
          flexible: {
            priceForPax: [
              { pax: 1, price: 4000 },
              { pax: 2, price: 4600 },
            ],
          },
        },
      },
      { id: 'twin', total: 2, maxPax: 2, beds: [{ kind: 'single', count: 2 }], prices: {} },
    ],
  },
  'words.en.json': {
    name: 'Courtyard',
    headline: 'Old headline',
    lead: 'Lead',
    rooms: { king: { name: 'King', sentence: 'One.', description: 'Two.' } },
    ratePlans: { flexible: 'Flexible' },
    policies: [{ name: 'Cancellation', text: 'Free until 48 hours before.' }],
  },
  'words.de.json': { name: 'Courtyard', headline: 'Alt', lead: 'Text', rooms: {}, ratePlans: {}, policies: [] },
};

const live = { number: 2, at: '2026-11-20T08:00:00.000Z', by: 'Rao', source: 'desk', reverts: null, isLive: true };

/** What the engine answers of it. */
export const setUp = {
  kept: 'desk',
  live,
  draft: { version: 3, savedAt: '2026-11-21T08:00:00.000Z', by: 'Asha', changes: [] },
  planned: [],
  documents,
  differences: [
    { file: 'words.en.json', path: 'headline', before: 'Rooms around a pool', after: 'Rooms around a quiet pool' },
    { file: 'hotel.json', path: 'rooms.king.prices.flexible.priceForPax.1.price', before: 4600, after: 4900 },
  ],
  findings: [
    { rank: 'must', file: 'words.de.json', path: 'rooms.king', kind: 'no_words', message: 'has no words' },
    { rank: 'should', file: 'hotel.json', path: 'phone', kind: 'phone', message: 'is no number' },
    { rank: 'nice', file: 'hotel.json', path: '', kind: 'newer_kind', message: 'something new' },
  ],
  conflicts: [],
  unread: 0,
  canPropose: false,
};

export const history = {
  publications: [
    { ...live, differences: [{ file: 'words.en.json', path: 'lead', before: 'A', after: 'B' }] },
    { number: 1, at: null, by: null, source: 'files', reverts: null, isLive: false, differences: null },
  ],
};
