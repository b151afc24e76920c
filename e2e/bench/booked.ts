import type { Browser, BrowserContext } from '@playwright/test';

/** A booking's page, and what its guest's device has been given. */
export interface Booked {
  readonly address: string;
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

const day = 86_400_000;
const dateIn = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** Books a room of the hotel at an address, to be paid on arrival: the page that its guest sees. */
export async function booked(browser: Browser, home: string): Promise<Booked> {
  const context = await browser.newContext();
  // The browser knows the addresses of this machine's hosts; Node may not.
  const page = await context.newPage();
  await page.goto(new URL('/bookings/cancel', home).href);
  const post = (path: string, data: object): Promise<unknown> =>
    page.evaluate(
      async ([to, body]) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': `bench-${performance.now()}` };
        const reply = await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!reply.ok) throw new Error(`${to}: ${reply.status} ${await reply.text()}`);
        return (await reply.json()) as unknown;
      },
      [path, data] as const,
    );
  const { quoteToken } = (await post('/api/quotes', {
    hotelId: 1760,
    stay: { kind: 'nights', checkIn: dateIn(40), checkOut: dateIn(42) },
    rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'breakfast', adults: 2, childAges: [], infants: 0 }],
  })) as { quoteToken: string };
  const { bookingId } = (await post('/api/bookings', {
    quoteToken,
    travellers: [{ fullName: 'Meera Iyer', contactNumber: '+919845012345', email: 'meera@example.com' }],
    payment: { mode: 'at-property', plan: 'full' },
    language: 'en',
  })) as { bookingId: string };
  const storageState = await context.storageState();
  await context.close();
  return { address: new URL(`/bookings/${bookingId}`, home).href, storageState };
}
