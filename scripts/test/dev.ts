import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inCopyOfRepository } from '../run/copy.ts';
import { freePorts } from '../run/ports.ts';
import { startService } from '../run/service.ts';
import { main, StepFailed } from '../run/step.ts';
import { readPage } from './read-page.ts';

// `pnpm dev checkout` in a copy of the repository: a page of each kind of host answers, and what is edited in a view, a word, a
// style and a rule of the core is there soon. Prints how soon.
const hotel = 'sandalwood.localhost';
const pages = [
  ['latchkey.localhost', '/'],
  ['book.latchkey.localhost', '/'],
  ['desk.latchkey.localhost', '/sign-in'],
  [hotel, '/'],
] as const;

/** An edit, and where it shows. */
interface Edit {
  readonly of: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly isShown: () => Promise<boolean>;
}

/** How long an edit may take to show, in milliseconds: seconds on a free machine, and this may be a busy one. */
const patienceMs = 90_000;

await main(() =>
  inCopyOfRepository('dev', async (copy) => {
    const ports = await freePorts();
    const product = await startService({
      name: 'pnpm dev checkout',
      entry: path.join(copy, 'scripts/dev.ts'),
      args: ['checkout'],
      env: {
        ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
        LATCHKEY_DATA_DIR: path.join(copy, '.latchkey'),
        PATH: `${path.join(copy, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
        AVIF: 'off',
      },
      health: `http://127.0.0.1:${ports.ORIGIN_PORT}/healthz`,
      patience: 600_000,
    });
    try {
      const read = (host: string, page: string, body?: object) => readPage(ports.ORIGIN_PORT, host, page, body);
      for (const [host, page] of pages) await answers(host, page, () => read(host, page));
      const bill = await quoted(read);
      const checkout = `/room/checkout?quote=${bill.token}`;
      await answers(hotel, checkout, () => read(hotel, checkout));
      for (const edit of editsOf({
        shown: async (language) => (await read(hotel, `${checkout}&lang=${language}`)).text,
        total: async () => (await quoted(read)).total,
        before: bill.total,
      }))
        await edited(copy, edit);
    } finally {
      await product.stop();
    }
  }),
);

interface Shown {
  readonly shown: (language: string) => Promise<string>;
  readonly total: () => Promise<number>;
  readonly before: number;
}

function editsOf({ shown, total, before }: Shown): readonly Edit[] {
  const parts = 'apps/checkout/src/screens/room-checkout/parts';
  return [
    {
      of: 'a view',
      file: `${parts}/offered.tsx`,
      from: '<Glance stay={stay} />',
      to: '<Glance stay={stay} /><p>An edit of the view.</p>',
      isShown: async () => (await shown('en')).includes('An edit of the view.'),
    },
    {
      of: 'a word',
      file: 'apps/checkout/locales/de.po',
      from: 'msgstr "Fast geschafft."',
      to: 'msgstr "Eine andere Überschrift."',
      isShown: async () => (await shown('de')).includes('Eine andere Überschrift.'),
    },
    {
      of: 'a style',
      file: `${parts}/offered.module.css`,
      from: 'font-size: var(--t5);',
      to: 'font-size: 4.25rem;',
      isShown: async () => (await sheetsOf(await shown('en'))).includes('4.25rem'),
    },
    {
      of: 'a rule of the core',
      file: 'packages/booking-core/src/pricing/price-stay.ts',
      from: 'const taxes = taxLinesOn(stay.taxes, [...nights, ...extras]);',
      to: 'const taxes = taxLinesOn(stay.taxes, [...nights, ...extras]).map((tax) => ({ ...tax, amount: tax.amount + 100 }));',
      isShown: async () => (await total()) > before,
    },
  ];
}

async function answers(host: string, page: string, read: () => ReturnType<typeof readPage>): Promise<void> {
  const { status, text } = await read();
  if (status !== 200 || !text.includes('</h1>'))
    throw new StepFailed(`${host}${page} answers ${status}:\n${text.slice(0, 2000)}`);
  console.log(`  ${host}${page.slice(0, 20)}: ${status}`);
}

async function edited(copy: string, { of, file, from, to, isShown }: Edit): Promise<void> {
  const place = path.join(copy, file);
  const source = readFileSync(place, 'utf8');
  if (!source.includes(from)) throw new StepFailed(`${file} has no ${from} any more: edit something else here`);
  const began = performance.now();
  writeFileSync(place, source.replace(from, to));
  // A service that starts again answers nothing for a moment.
  while (!(await isShown().catch(() => false))) {
    if (performance.now() - began > patienceMs)
      throw new StepFailed(`an edit of ${of} is not shown after ${patienceMs / 1000} s`);
    await pause(100);
  }
  console.log(`  an edit of ${of} is shown after ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

interface OnSale {
  readonly roomTypeId: string;
  readonly availableRooms: number;
  readonly fits?: boolean;
  readonly pricing?: readonly { readonly ratePlanId: string }[];
}

/** A price of the engine for two nights of a room that is on sale, and the token of its quote. */
async function quoted(
  read: (host: string, page: string, body?: object) => ReturnType<typeof readPage>,
): Promise<{ readonly token: string; readonly total: number }> {
  const [checkIn, checkOut] = [30, 32].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const free = await read(hotel, `/api/hotels/1760/availability?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`);
  const { rooms = [] } = JSON.parse(free.text) as { readonly rooms?: readonly OnSale[] };
  const room = rooms.find(
    ({ availableRooms, fits, pricing = [] }) => availableRooms > 0 && fits !== false && pricing.length > 0,
  );
  if (room === undefined) throw new StepFailed(`no room is on sale: ${free.status} ${free.text.slice(0, 500)}`);
  const { status, text } = await read(hotel, '/api/quotes', {
    hotelId: 1760,
    stay: { kind: 'nights', checkIn, checkOut },
    rooms: [
      { roomTypeId: room.roomTypeId, ratePlanId: room.pricing?.[0]?.ratePlanId, adults: 2, childAges: [], infants: 0 },
    ],
  });
  if (status !== 201) throw new StepFailed(`a quote is answered by ${status}: ${text.slice(0, 500)}`);
  const quote = JSON.parse(text) as { readonly quoteToken: string; readonly bill: { readonly total: number } };
  return { token: quote.quoteToken, total: quote.bill.total };
}

/** The style sheets of a page, one after the other. */
async function sheetsOf(page: string): Promise<string> {
  const addresses = [...page.matchAll(/https?:\/\/localhost:\d+\/[^"'\s]+\.css/g)].map(([address]) => address);
  const texts = await Promise.all([...new Set(addresses)].map(async (address) => (await fetch(address)).text()));
  return texts.join('\n');
}
