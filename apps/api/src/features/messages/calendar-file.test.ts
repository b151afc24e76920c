import { describe, expect, it } from 'vitest';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { calendarFileOf } from './calendar-file.ts';

const hotel = {
  id: 1188,
  facts: {
    hosts: ['haus-linde.localhost'],
    checkInTime: '15:00',
    checkOutTime: '11:00',
    timeZone: 'Europe/Berlin',
    latitude: 52.5,
    longitude: 13.4,
    phone: '+49301234567',
    email: 'desk@haus-linde.example',
  },
  wordsIn: () => ({
    words: { name: 'Haus Linde', address: 'Lindenweg 3; 10115 Berlin, वह एक बहुत लंबा पता है जो पंक्ति को तोड़ देता है' },
    language: 'en',
    isFallback: false,
  }),
} as unknown as HotelRecord;
const booking = {
  reference: 'BCDF-2345',
  language: 'en',
  selection: { stay: { kind: 'nights', checkIn: '2026-10-24', checkOut: '2026-10-26' } },
} as unknown as BookingRow;

describe('the calendar file of a stay', () => {
  const fileTo = (method: 'PUBLISH' | 'CANCEL', sequence: number): string =>
    calendarFileOf(
      hotel,
      booking,
      { summary: 'Haus Linde', url: 'http://haus-linde.localhost/b' },
      { method, sequence },
      new Date('2026-10-01T00:00:00Z'),
    ).text;
  const file = fileTo('PUBLISH', 2);

  it('begins and ends at the property’s times, across a change of its clocks', () => {
    expect(file).toContain('DTSTART:20261024T130000Z\r\n');
    expect(file).toContain('DTEND:20261026T100000Z\r\n');
  });

  it('takes out of a calendar what it has put in', () => {
    const uid = /UID:.*\r\n/.exec(file)?.[0];
    expect(file).toContain('METHOD:PUBLISH\r\n');
    for (const line of [
      uid,
      'METHOD:CANCEL\r\n',
      'STATUS:CANCELLED\r\n',
      'SEQUENCE:3\r\n',
      'ORGANIZER:mailto:desk@haus-linde.example\r\n',
    ])
      expect(fileTo('CANCEL', 3)).toContain(line);
  });

  it('has no line over 75 octets and escapes what separates', () => {
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain('LOCATION:Haus Linde\\, Lindenweg 3\\; 10115 Berlin\\, वह एक');
  });
});
