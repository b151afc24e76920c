import type { AnswerOwed } from './inbox.model.ts';

/** A question of a guest who writes German, as the engine tells it. */
export const asked = (more: Partial<AnswerOwed> = {}): AnswerOwed => ({
  kind: 'question',
  id: 'q1',
  askedAt: '2026-11-25T09:00:00.000Z',
  dueAt: null,
  from: { name: 'Lena Hoffmann', company: null, email: 'lena@example.com', phone: null },
  text: 'Ist der Pool warm?',
  locale: 'de',
  booking: null,
  seen: null,
  checkIn: null,
  checkOut: null,
  roomNights: null,
  asked: null,
  rating: null,
  owner: null,
  draft: 'Guten Tag Lena Hoffmann,\n\n\n\nHerzliche Grüße\nSandalwood Courtyard',
  closed: null,
  ...more,
});

/** A wish for another time, of a booking. */
export const request = asked({
  kind: 'request',
  id: 'r1',
  from: { name: 'Nisha Kapoor', company: null, email: 'n@example.com', phone: '+919845012345' },
  text: '',
  locale: 'en',
  booking: { bookingId: '1760_q3X0mJ6mV0Kx8m2b5r1c9w', reference: 'BCDF-2345' },
  asked: { kind: 'arrival', time: '08:00' },
  dueAt: '2026-11-26T02:30:00.000Z',
  draft: '',
});

/** How a question ended. */
export const ended = (more: Partial<NonNullable<AnswerOwed['closed']>> = {}): NonNullable<AnswerOwed['closed']> => ({
  at: '2026-11-25T09:30:00.000Z',
  by: 'Asha',
  how: 'answered',
  reason: null,
  answer: 'Nein, 24 °C.',
  delivery: 'sent',
  ...more,
});
