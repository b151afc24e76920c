import { setTimeout as pass } from 'node:timers/promises';
import { ask } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { guestAt, textIn } from '../guests/guest.ts';
import { counted, requestOf, sandalwood, selectionOf } from '../guests/stays.ts';
import { purchasesTold, until } from '../parties.ts';
import { measuredHost, pixelOfSandalwood } from '../instance.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A purchase as a browser might tell it, with a sum that nobody agreed. */
const forged = (url: string): object => ({
  event: 'Purchase',
  properties: { token: pixelOfSandalwood, value: 1_000_000_000, currency: 'INR', url, time: 1_680_000_000 },
});

export const measuring: readonly Attack[] = [
  {
    tries:
      'tells the ad pixel a thousand purchases that nobody made, then its own booking with a sum of its own, twice',
    promise: 'a purchase is told for a confirmed booking alone, once, with the engine’s sum and this host',
    length: 'short',
    async run(instance) {
      const here = `https://${measuredHost}:${instance.port}/`;
      const guest = guestAt(instance, measuredHost);
      const post = (events: readonly object[]): Promise<number> =>
        ask(instance.port, {
          host: measuredHost,
          path: '/t/track',
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'user-agent': browser,
            'sec-fetch-site': 'same-origin',
            cookie: guest.cookie,
          },
          body: new URLSearchParams({ data: JSON.stringify(events) }).toString(),
        }).then(({ status }) => status);
      const statuses = await Promise.all(
        Array.from({ length: 20 }, () =>
          post(Array.from({ length: 50 }, (_, at) => forged(at % 2 === 0 ? here : 'https://evil.example/'))),
        ),
      );
      await pass(2000);
      const forgedTold = (await purchasesTold(instance)).length;
      const wanted = { ...sandalwood, roomTypeId: 'indigo-twin', slot: 33, mode: 'at-property' } as const;
      const quote = await guest.post('quotes', selectionOf(wanted));
      const booked = await guest.post('bookings', {
        ...requestOf(guest, quote.body['quoteToken'], 'at-property'),
        attribution: { mode: 'GHC' },
      });
      const view = await guest.get(`bookings/${textIn(booked.body, 'bookingId')}`);
      const { total } = view.body['booking'] as { readonly total?: number };
      const own = [await post([forged(here)]), await post([forged(here)])];
      await until(async () => (await purchasesTold(instance)).length > 0);
      await pass(2000);
      const told = await purchasesTold(instance);
      const [purchase] = told;
      const isTrue = told.length === 1 && purchase?.value === total && purchase?.url === here;
      return {
        held:
          [...statuses, ...own].every((status) => status === 200) &&
          forgedTold === 0 &&
          booked.status === 201 &&
          isTrue,
        measured: `forged told × ${forgedTold}; own booking ${counted(own.map(String))}, told × ${told.length}, ${purchase?.value ?? 'nothing'} of ${total ?? '?'}`,
      };
    },
  },
];
