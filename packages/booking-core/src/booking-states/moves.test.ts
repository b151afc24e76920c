import { expect, it } from 'vitest';
import { bookingMoves, holdsRooms, type BookingStatus } from './moves.ts';

/** The design's sentences ("Booking"), one a line. A change here is a change of the product. */
const table = `
requested       -> payment_pending  property
requested       -> confirmed        property
requested       -> rejected         property
requested       -> price_revised    property
requested       -> cancelled        guest property
requested       -> expired          clock
price_revised   -> payment_pending  guest
price_revised   -> confirmed        guest
price_revised   -> rejected         guest property
price_revised   -> cancelled        guest property
price_revised   -> expired          clock
payment_pending -> requested        guest payment
payment_pending -> confirmed        payment guest property
payment_pending -> cancelled        guest property
payment_pending -> expired          clock
confirmed       -> cancelled        guest property clock
confirmed       -> no_show          property
expired         -> requested        payment
expired         -> confirmed        payment
no_show         -> confirmed        property
`;

it('a booking moves as the table says', () => {
  const written = bookingMoves.map((move) => `${move.from.padEnd(15)} -> ${move.to.padEnd(15)}  ${move.by.join(' ')}`);
  expect(written).toEqual(table.trim().split('\n'));
});

it('rooms are taken while a booking is held or confirmed', () => {
  const statuses: readonly BookingStatus[] = [
    'requested',
    'payment_pending',
    'confirmed',
    'rejected',
    'price_revised',
    'cancelled',
    'no_show',
    'expired',
  ];
  expect(statuses.filter(holdsRooms)).toEqual(['requested', 'payment_pending', 'confirmed', 'price_revised']);
});
