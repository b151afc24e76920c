import { momentOf } from '@latchkey/booking-core/time';
import { parseLocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarStay } from './calendar-file.ts';
import { zonedMoment } from './zoned-moment.ts';

const stay: CalendarStay = {
  hotelId: 1188,
  bookedAt: Date.parse('2026-10-01T08:30:00.123Z'),
  sequence: 0,
  madeAt: Date.parse('2026-10-01T08:31:00Z'),
  arrival: { date: '2026-10-24', time: '15:00' },
  departure: { date: '2026-10-26', time: '11:00' },
  timeZone: 'Europe/Berlin',
  summary: 'Haus Linde',
  location: 'Haus Linde, Lindenweg 3; 10115 Berlin, वह एक बहुत लंबा पता है जो पंक्ति को तोड़ देता है',
  latitude: 52.5,
  longitude: 13.4,
};
const mailed: CalendarStay = {
  ...stay,
  method: 'PUBLISH',
  organizer: 'desk@haus-linde.example',
  url: 'http://haus-linde.localhost/bookings/x',
  description: 'BCDF-2345\n+49301234567',
};

const eventIn = (file: string): ICAL.Event => {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  if (event === null) throw new Error(file);
  return new ICAL.Event(event);
};

describe('the calendar file of a stay', () => {
  it('is read back as it was written, by a reader that is not ours', () => {
    const event = eventIn(calendarFile(mailed));
    expect([event.summary, event.location, event.description]).toEqual([
      mailed.summary,
      mailed.location,
      mailed.description,
    ]);
    expect([event.startDate, event.endDate].map((time) => [time.toString(), time.zone.tzid])).toEqual([
      ['2026-10-24T13:00:00Z', 'UTC'],
      ['2026-10-26T10:00:00Z', 'UTC'],
    ]);
    expect(event.organizer).toBe('mailto:desk@haus-linde.example');
  });

  it('names the same entry on the page, in the voucher and in a cancellation, which takes it out', () => {
    const files = [
      calendarFile(stay),
      calendarFile(mailed),
      calendarFile({ ...mailed, method: 'CANCEL', sequence: 3, madeAt: mailed.madeAt + 1 }),
    ];
    expect(new Set(files.map((file) => eventIn(file).uid)).size).toBe(1);
    expect(files.map((file) => eventIn(file).sequence)).toEqual([0, 0, 3]);
    expect(files.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual([undefined, 'PUBLISH', 'CANCEL']);
    expect(files.map((file) => /STATUS:(\w+)/.exec(file)?.[1])).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
  });

  it('names another entry for another booking, and for another hotel', () => {
    const uids = [stay, { ...stay, bookedAt: stay.bookedAt + 1 }, { ...stay, hotelId: 1760 }].map(
      (one) => eventIn(calendarFile(one)).uid,
    );
    expect(new Set(uids).size).toBe(3);
  });

  it('has no line over 75 octets, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (location) => {
        const file = calendarFile({ ...stay, location: location.replaceAll(/\p{Cc}/gu, ' ') });
        expect(Math.max(...file.split('\r\n').map((one) => new TextEncoder().encode(one).length))).toBeLessThanOrEqual(
          75,
        );
      }),
    );
  });
});

it('a wall clock is the moment that the zones of the rule book say, also where clocks change', () => {
  const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
      (zone, at) => {
        const [date, time] = [at.toISOString().slice(0, 10), at.toISOString().slice(11, 16)];
        const local = parseLocalDate(date);
        if (local === null) throw new Error(date);
        expect(zonedMoment({ date, time }, zone)).toBe(momentOf(local, time, zone));
      },
    ),
    { numRuns: 500 },
  );
  for (const [date, time] of [
    ['2026-03-29', '02:30'],
    ['2026-10-25', '02:30'],
  ] as const) {
    const local = parseLocalDate(date);
    if (local === null) throw new Error(date);
    expect(zonedMoment({ date, time }, 'Europe/Berlin')).toBe(momentOf(local, time, 'Europe/Berlin'));
  }
});
