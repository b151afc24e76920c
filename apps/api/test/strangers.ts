import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { asha, quoteFor, type Selected } from './journeys.ts';
import type { TestEngine } from './test-engine.ts';

interface Made {
  readonly status: number;
  readonly body: {
    readonly bookingId: string;
    readonly status: string;
    readonly code?: string;
    readonly codeWanted?: boolean;
    readonly expiresAt?: string;
  };
  readonly cookie: string;
}

/** Who asks for a booking; a stranger on a new device from one network, unless it says otherwise. */
type Asking = Selected & {
  readonly traveller?: object;
  readonly cookie?: string;
  readonly address?: string;
  readonly key?: string;
  readonly mode?: string;
};

export interface Strangers {
  /** A traveller whom nobody has seen, with a number and an e-mail address of their own. */
  readonly stranger: () => typeof asha;
  /** A network address that is another for each stranger. */
  readonly elsewhere: () => string;
  /** Asks for a stay: unless it names dates, on nights of its own, so that rooms never run out. */
  readonly ask: (who?: Asking) => Promise<Made>;
  /** Enters a code on the booking's page, or asks for another by an empty one. */
  readonly enter: (bookingId: string, code: string, cookie?: string) => Promise<LightMyRequestResponse>;
  /** The code that was sent last. */
  readonly codeSent: () => string;
}

/** Guests whom one engine has never seen. */
export function strangersAt(engine: () => TestEngine): Strangers {
  let [serial, nights] = [0, 0];
  const day = (after: number): string => new Date(Date.UTC(2026, 11, 1 + after)).toISOString().slice(0, 10);
  const stranger = (): typeof asha => {
    serial += 1;
    return { ...asha, contactNumber: `+9198450${10_000 + serial}`, email: `guest${serial}@example.com` };
  };
  return {
    stranger,
    elsewhere: () => `203.0.113.${(serial % 200) + 20}`,
    ask: async (who = {}) => {
      const { traveller = stranger(), cookie = '', address = '203.0.113.7', key = randomUUID(), ...selected } = who;
      nights = (nights + 1) % 40;
      const { quoteToken } = await quoteFor(engine(), {
        checkIn: day(nights * 2),
        checkOut: day(nights * 2 + 2),
        ...selected,
      });
      const response = await engine().app.inject({
        method: 'POST',
        url: '/api/bookings',
        remoteAddress: '127.0.0.1',
        headers: { 'idempotency-key': key, 'x-forwarded-for': address, cookie },
        payload: { quoteToken, travellers: [traveller], payment: { mode: who.mode ?? 'online', plan: 'full' } },
      });
      const given = response.headers['set-cookie'];
      return {
        status: response.statusCode,
        body: response.json(),
        cookie: given === undefined ? cookie : (String(given).split(';')[0] ?? ''),
      };
    },
    enter: (bookingId, code, cookie = '') =>
      engine().app.inject({
        method: 'POST',
        url: `/api/booking-codes/${bookingId}?lang=de`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
        payload: new URLSearchParams(code === '' ? {} : { code }).toString(),
      }),
    codeSent: () => /\b\d{6}\b/.exec(engine().sms.findLast(({ purpose }) => purpose === 'code')?.text ?? '')?.[0] ?? '',
  };
}
