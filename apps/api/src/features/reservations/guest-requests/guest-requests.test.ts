import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { book, postBooking, selectionOf, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';

// Shows docs/rules.md: States and selection (Other times).

const hour = 3_600_000;

describe('a guest asks a property', () => {
  const engine = openEngine();

  const ask = async (
    { bookingId, cookie }: Pick<Booked, 'bookingId' | 'cookie'>,
    kind: 'arrival' | 'late_arrival' | 'departure',
    time: string,
  ): Promise<number> => {
    const response: LightMyRequestResponse = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/requests`,
      headers: { cookie, 'idempotency-key': randomUUID() },
      payload: { kind, time },
    });
    return response.statusCode;
  };

  it('for no time that has passed at the property', async () => {
    const booked = await book(engine, { mode: 'at-property' });
    // From Monday 11:30 in Bengaluru to 12:30 on the day of arrival, Wednesday of the week after.
    engine.pass(9 * 24 * hour + hour);
    const arrivals = [
      await ask(booked, 'arrival', '09:00'),
      await ask(booked, 'arrival', '12:30'),
      await ask(booked, 'arrival', '12:31'),
      await ask(booked, 'late_arrival', '01:30'),
    ];
    expect(arrivals).toEqual([409, 409, 201, 201]);
    expect([await ask(booked, 'arrival', '01:30'), await ask(booked, 'departure', '09:00')]).toEqual([201, 409]);
    engine.pass(2 * 24 * hour - 3 * hour);
    expect([await ask(booked, 'departure', '09:00'), await ask(booked, 'departure', '13:00')]).toEqual([409, 201]);
  });

  it('for no time that the hotel’s own hours give anyway', async () => {
    const booked = await book(engine, { mode: 'at-property' });
    const asked: readonly ['arrival' | 'late_arrival' | 'departure', string][] = [
      ['arrival', '14:00'],
      ['arrival', '20:00'],
      ['late_arrival', '11:00'],
      ['late_arrival', '14:00'],
      ['departure', '09:00'],
      ['departure', '11:00'],
    ];
    for (const [kind, time] of asked) expect([kind, time, await ask(booked, kind, time)]).toEqual([kind, time, 409]);
    expect([await ask(booked, 'arrival', '11:00'), await ask(booked, 'late_arrival', '20:00')]).toEqual([201, 201]);
  });

  it('for no arrival once it is there, and nothing stays open when the booking ends', async () => {
    const { bookingId, cookie } = await book(engine, { mode: 'at-property' });
    const booked = { bookingId, cookie };
    expect([await ask(booked, 'arrival', '09:00'), await ask(booked, 'departure', '14:00')]).toEqual([201, 201]);
    const call = propertyCalls(engine);
    engine.pass(9 * 24 * hour - 3 * hour);
    expect((await call('POST', `bookings/${bookingId}/arrival`, {})).statusCode).toBe(200);
    expect([await ask(booked, 'late_arrival', '20:00'), await ask(booked, 'departure', '15:00')]).toEqual([409, 201]);
    expect((await call('POST', `bookings/${bookingId}/arrival/undo`, {})).statusCode).toBe(200);
    expect((await call('POST', `bookings/${bookingId}/cancellation`, {})).statusCode).toBe(200);
    const view = await engine.app.inject({ url: `/api/bookings/${bookingId}`, headers: { cookie } });
    const { booking } = view.json<{ booking: { requests: { status: string }[] } }>();
    expect(booking.requests.map(({ status }) => status)).toEqual(['closed', 'closed', 'closed']);
  });

  it('about hours on their own date', async () => {
    const stay = { kind: 'hours', date: '2026-11-24', startHour: 10, hours: 3 };
    const quoted = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: { ...selectionOf(), stay } });
    const made = await postBooking(engine, quoted.json<{ quoteToken: string }>().quoteToken, { mode: 'at-property' });
    const booked = {
      ...made.json<{ bookingId: string }>(),
      cookie: String(made.headers['set-cookie']).split(';')[0] ?? '',
    };
    engine.pass(24 * hour);
    expect([
      await ask(booked, 'arrival', '10:30'),
      await ask(booked, 'late_arrival', '12:00'),
      await ask(booked, 'departure', '11:00'),
    ]).toEqual([409, 201, 409]);
  });

  it('and the property is told by mail what for, with the note', async () => {
    const booked = await book(engine, { mode: 'at-property' });
    const asked = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${booked.bookingId}/requests`,
      headers: { cookie: booked.cookie, 'idempotency-key': randomUUID() },
      payload: { kind: 'arrival', time: '09:30', note: 'from the night train' },
    });
    await relayOutbox(engine.deps);
    const told = engine.propertyMails.find(({ subject }) => subject.startsWith('A guest has made a request'));
    expect(told?.text).toContain('Early arrival: 9:30\u00A0am');
    expect(told?.text).toContain(asked.json<{ requestId: string }>().requestId);
    expect(told?.text).toContain('night train');
  });
});
