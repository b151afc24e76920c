import { ask, askAsGuest, tally, type Answer } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { hosts, type Instance } from '../instance.ts';

const [attacker, guest] = ['127.0.0.40', '127.0.0.41'];
const homes = [hosts.creek, hosts.mango, hosts.linde, hosts.sandalwood];

/** What a page says, without what differs each time it is made. */
const saying = ({ body }: Answer, visit: string): string =>
  body
    .replaceAll(visit, '')
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const isKept = ({ headers }: Answer): boolean => /dur=0\.0(?:,|$)/.test(String(headers['server-timing']));

/** Twenty reads of the engine from the attacker's address: whether one was refused. */
const batch = async (port: number): Promise<boolean> => {
  const asked = Array.from({ length: 20 }, () =>
    ask(port, { host: hosts.sandalwood, path: '/api/hotels/1760', from: attacker }),
  );
  return (await Promise.all(asked)).some(({ status }) => status === 429);
};

const pages = [
  ...homes.map((host) => [host, '/'] as const),
  [hosts.provider, '/'],
  [hosts.provider, '/sandalwood-courtyard'],
  [hosts.provider, '/booking-engine'],
  [hosts.provider, '/sitemaps'],
  [hosts.platform, '/'],
  [hosts.sandalwood, '/privacy-policy'],
] as const;

/** Asks for pages, ten at a time. */
async function visits(
  { port }: Instance,
  count: number,
  from: string,
  pathOf: (place: number) => string,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (next < count) answers.push(await askAsGuest(port, { host: hosts.sandalwood, path: pathOf(next++), from }));
    }),
  );
  return answers;
}

export const sharedPages: readonly Attack[] = [
  {
    tries: 'spends the reads of one address, then is the first to ask for pages that are made for many',
    promise: 'everybody after gets the page with its rooms and prices, as one that is made anew',
    length: 'short',
    async run(instance) {
      const { port } = instance;
      // The engine counts by the minute of the clock: where one ends meanwhile, it takes as many again.
      let refused = await batch(port);
      for (let times = 0; times < 100 && !refused; times += 1) refused = await batch(port);
      const asked = (from: string, visit: string): Promise<Answer[]> =>
        Promise.all(
          pages.map(([host, path]) => askAsGuest(port, { host, path: `${path}?visit=no-word-${visit}`, from })),
        );
      await asked(attacker, 'attacked');
      const after = await asked(guest, 'attacked');
      const fresh = await asked(guest, 'fresh');
      const differ = after.filter(
        (page, at) =>
          page.status !== 200 || saying(page, 'no-word-attacked') !== saying(fresh[at] ?? page, 'no-word-fresh'),
      );
      return {
        held: refused && differ.length === 0,
        measured: `reads ${refused ? 'refused' : 'all answered'}; ${after.filter(isKept).length} of ${after.length} pages from memory, ${differ.length} differ from fresh ones`,
      };
    },
  },
  {
    tries: 'comes as an office of hundreds behind one address: 130 pages that nobody asked for before',
    promise: 'nobody is refused, though the same address has spent what it may ask of the engine',
    length: 'short',
    async run(instance) {
      const crowd = await visits(instance, 130, attacker, (place) => `/privacy-policy?visit=office-${place}`);
      return { held: crowd.every(({ status }) => status === 200), measured: tally(crowd) };
    },
  },
  {
    tries: 'asks for pages from one address until it is refused, each another one',
    promise: 'beyond 600 a minute it is 429, with Retry-After and a page that says so; what is in memory still comes',
    length: 'long',
    async run(instance) {
      const from = '127.0.0.43';
      const flood: Answer[] = [];
      // As many again come back within a minute, while a slow machine makes them.
      while (flood.length < 3000 && flood.every(({ status }) => status !== 429))
        flood.push(
          ...(await visits(instance, 100, from, (place) => `/privacy-policy?visit=flood-${flood.length + place}`)),
        );
      await visits(instance, 1, guest, () => '/privacy-policy?visit=kept');
      const kept = await visits(instance, 20, from, () => '/privacy-policy?visit=kept');
      const refused = flood.filter(({ status }) => status === 429);
      const held =
        refused.length > 0 &&
        refused.every(({ headers, body }) => Number(headers['retry-after']) > 0 && body.includes('<h1>')) &&
        flood.every(({ status }) => status === 200 || status === 429) &&
        kept.every(({ status }) => status === 200);
      return { held, measured: `${tally(flood)}; from memory ${tally(kept)}` };
    },
  },
  {
    tries: 'has pages fail for five addresses and says so in fifty reports, to end what is live',
    promise: 'every page is as it was',
    length: 'short',
    async run({ port }) {
      const home = (): Promise<Answer> => ask(port, { host: hosts.linde, path: '/', from: guest });
      const releaseIn = ({ headers }: Answer): string =>
        /desc="([^"]+)"/.exec(String(headers['server-timing']))?.[1] ?? '';
      const before = releaseIn(await home());
      for (let place = 0; place < 50; place += 1)
        await ask(port, {
          host: hosts.linde,
          path: '/_reports',
          method: 'POST',
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' },
          body: JSON.stringify({ kind: 'failure', release: before, name: 'TypeError', at: '' }),
          from: `127.0.0.${50 + (place % 5)}`,
        });
      const after = releaseIn(await home());
      return { held: before !== '' && before === after, measured: `${before}, then ${after}` };
    },
  },
  {
    tries: 'asks for booking, checkout and search at other spellings, and for pages at other ports',
    promise: '308 to the one spelling or 404; the port of no request stands in a page',
    length: 'short',
    async run({ port }) {
      const id = '1760_AAAAAAAAAAAAAAAAAAAAAA';
      const spellings = [
        `/BOOKINGS/${id}`,
        `/%62ookings/${id}`,
        `/boo%E2%84%AAings/${id}`,
        `//bookings/${id}`,
        `/bookings/${id}/`,
        `/x/..%2f../bookings/${id}`,
        `/%2e/CHECKOUT/${id}`,
        '/ROOM/CHECKOUT?quote=1760_A',
        '/Review?of=A',
        '/api/%68otel-search',
        '/%61pi/hotels/1760',
      ];
      const answers = await Promise.all(spellings.map((path) => ask(port, { host: hosts.sandalwood, path })));
      const empty = await Promise.all(
        ['/bookings', '/review?of=', `/room/checkout?quote=1760_${'a'.repeat(3000)}`].map((path) =>
          ask(port, { host: hosts.sandalwood, path }),
        ),
      );
      const elsewhere = await Promise.all(
        ['/', '/sitemap.xml', '/robots.txt'].map((path) =>
          ask(port, { host: hosts.sandalwood, path, headers: { host: `${hosts.sandalwood}:1` } }),
        ),
      );
      const held =
        answers.every(({ status }) => status === 308 || status === 404) &&
        empty.every(({ status }) => status === 404) &&
        elsewhere.every(({ status, body }) => status === 200 && !body.includes(`${hosts.sandalwood}:1/`));
      return { held, measured: `${tally(answers)}; nothing there ${tally(empty)}; other port ${tally(elsewhere)}` };
    },
  },
];
