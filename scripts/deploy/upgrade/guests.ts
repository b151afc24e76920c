import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, fieldsOf, payInWindow, type Answer } from './ask.ts';

const hotelId = 1760;

/** How often a call that was refused for the moment is made again before it has failed, and how long between two. */
const tries = { most: 20, pauseMs: 250 } as const;

/** What became of the guests so far. */
export interface Told {
  readonly pages: number;
  readonly calls: number;
  readonly booked: number;
  readonly paid: number;
  /** Calls, and pages where guests wait for them, that were refused for the moment (503) at first. */
  readonly refused: number;
  /** What went wrong, and when: a page, or a call with all its retries. */
  readonly failed: readonly string[];
}

/** What became of guests, in a line that says what happened meanwhile. */
export const toldLine = (what: string, { pages, calls, booked, paid, refused, failed }: Told): string =>
  `  ${what}: ${pages} pages, ${calls} calls (${refused} refused at first), ${booked} bookings, ${paid} paid, ${failed.length} failed`;

/** Guests who look, book, pay and cancel, one after the other in each of several rows, until they are stopped. */
export interface Guests {
  readonly told: () => Told;
  stop(): Promise<Told>;
}

export interface GuestsToSend {
  readonly port: number;
  /** Whose gateway's window takes the payments. */
  readonly sandbox: string;
  /** How many are there at a time. */
  readonly rows: number;
  /** A page that is refused for the moment is asked for again, as calls are; else it has failed. */
  readonly doPagesWait?: boolean;
}

/** Sends guests to the product. */
export function sendGuests({ port, sandbox, rows, doPagesWait = false }: GuestsToSend): Guests {
  const told = { pages: 0, calls: 0, booked: 0, paid: 0, refused: 0, failed: [] as string[] };
  let isOver = false;
  let guests = 0;
  const walks = Array.from({ length: rows }, async () => {
    while (!isOver) await walk(guests++);
  });

  async function walk(at: number): Promise<void> {
    let cookie = '';
    const keep = ({ cookies }: Answer): void => {
      const device = cookies.find((one) => one.includes('latchkey_device='));
      if (device !== undefined) cookie = device.split(';')[0] ?? '';
    };
    const page = async (asked: string): Promise<void> => {
      const began = performance.now();
      told.pages += 1;
      const look = (): Promise<Answer> => ask(port, 'GET', asked, { accept: 'text/html', cookie });
      const { status } = await (doPagesWait ? untilTaken(look) : look());
      if (status !== 200)
        fail(`${asked.split('?')[0]} answered ${status} after ${Math.round(performance.now() - began)} ms`);
    };
    const call = async (name: string, asked: string, body: object, wanted: number): Promise<Answer> => {
      const key = randomUUID();
      told.calls += 1;
      const answer = await untilTaken(() => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': key, cookie };
        return ask(port, 'POST', `/api/${asked}`, headers, JSON.stringify(body));
      });
      keep(answer);
      if (answer.status !== wanted) fail(`${name} answered ${answer.status} ${answer.text.slice(0, 200)}`);
      return answer;
    };
    const checkIn = dayAhead(70 + (at % 200));
    const checkOut = dayAhead(71 + (at % 200));
    await page('/');
    const room = { roomTypeId: 'indigo-twin', ratePlanId: 'breakfast', adults: 2, childAges: [], infants: 0 };
    const quoted = await call(
      'a quote',
      'quotes',
      { hotelId, stay: { kind: 'nights', checkIn, checkOut }, rooms: [room] },
      201,
    );
    const { quoteToken } = fieldsOf(quoted);
    if (quoteToken === undefined) return;
    await page(`/room/checkout?quote=${quoteToken}`);
    const traveller = {
      fullName: 'Asha Rao',
      contactNumber: `+91984${1_000_000 + at}`,
      email: `guest${at}@guests.example`,
    };
    const mode = at % 2 === 0 ? 'online' : 'at-property';
    const request = { quoteToken, travellers: [traveller], payment: { mode, plan: 'full' } };
    const { bookingId } = fieldsOf(await call('a booking', 'bookings', request, 201));
    if (bookingId === undefined) return;
    told.booked += 1;
    if (mode === 'online') {
      const { order_id: orderId } = fieldsOf(await call('an order', `bookings/${bookingId}/payment-orders`, {}, 201));
      const paid = await payInWindow(sandbox, orderId ?? '');
      await call('a payment', `bookings/${bookingId}/payments`, { gateway: 'razorpay', hotelId, ...paid }, 200);
      told.paid += 1;
    }
    await page(`/bookings/${bookingId}`);
  }

  /** Asks again for as long as it is refused for the moment. */
  async function untilTaken(asking: () => Promise<Answer>): Promise<Answer> {
    for (let tried = 0; ; tried += 1) {
      const answer = await asking();
      if (answer.status !== 503 || tried === tries.most) return answer;
      told.refused += tried === 0 ? 1 : 0;
      await pause(tries.pauseMs);
    }
  }

  function fail(what: string): void {
    told.failed.push(`${new Date().toISOString()} ${what}`);
  }

  return {
    told: () => told,
    async stop() {
      isOver = true;
      await Promise.all(walks);
      return told;
    },
  };
}

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
