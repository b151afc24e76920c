// What each app and package is for and what it may reach: `dependency-cruiser.mjs` makes its rules of it, and
// `scripts/checks/papers.ts` the table in docs/design.md.

/** An app or package. */
export interface Part {
  readonly place: string;
  /** What it is for. */
  readonly lives: string;
  /** The bound in words, where rules of its own hold it. */
  readonly touches?: string;
  /** Packages of ours that it may import, beside itself. */
  readonly reaches?: readonly string[];
  /** The only packages of npm that it may import; any unless given. */
  readonly uses?: readonly string[];
  /** What a broken rule says. */
  readonly why?: string;
}

export const parts: readonly Part[] = [
  {
    place: 'apps/shell',
    lives: 'the only router, page frame, language, crash screen, loading of remotes; a browser and a server bundle',
    touches: 'packages; remotes at run time only',
  },
  {
    place:
      'apps/marketing` `apps/hotel-home` `apps/checkout` `apps/booking-status` `apps/shares` `apps/itinerary` `apps/desk',
    lives: 'one team each: screens, loading, words, styles, tests',
    touches: 'packages; never another app',
  },
  {
    place: 'apps/origin',
    lives: 'the web server: host to site, composition of releases, rendering, headers, assets, the way to the API',
    touches: 'packages without React',
  },
  {
    place: 'apps/api',
    lives:
      'the booking engine behind the HTTP contract, in domains with one public module each; migrations; jobs; words of mails and SMS',
    touches:
      'booking-core, api-contract, format, hotel-document, security, tracing, the pure URLs of site, the files of the release store',
  },
  { place: 'apps/sandbox', lives: 'stands in, wire for wire, for outside parties', touches: 'nothing of ours' },
  {
    place: 'packages/booking-core',
    lives: 'every rule that is a pure function',
    reaches: [],
    uses: ['luxon', '@types/luxon'],
    why: 'Core is the rule book: it depends on nothing of ours, and on no library but luxon, in its time folder.',
  },
  {
    place: 'packages/bots',
    lives: 'which visitors are programs, from a kept list of crawlers',
    reaches: [],
    uses: ['isbot'],
    why: 'Who is a bot is asked by analytics alone; one library tells bots from people, the list of names is generated from another.',
  },
  {
    place: 'packages/analytics',
    lives: 'the measuring of pages: consent, events, sending',
    reaches: ['api-contract', 'booking-core', 'bots', 'site', 'ui'],
    why: 'Measuring knows a page, the rules of what may leave, and the buttons of its banner.',
  },
  {
    place: 'packages/format',
    lives: 'money, dates, hours, distances as words; calendar files',
    reaches: ['booking-core'],
    why: 'Words for figures know figures and nothing else.',
  },
  {
    place: 'packages/api-contract',
    lives: 'one description per operation: types, validation, OpenAPI; a table of paths for the browser',
    reaches: ['booking-core'],
    why: 'The contract speaks in core’s shapes.',
  },
  {
    place: 'packages/api-client',
    lives: 'the one client; failures are values',
    reaches: ['api-contract', 'booking-core'],
    why: 'The client knows the path table and the types of the contract.',
  },
  {
    place: 'packages/site',
    lives: 'every URL, the screen contract, the router',
    reaches: ['api-client', 'api-contract', 'booking-core'],
    why: 'Site is every URL and the one router; of the client it knows the type.',
  },
  {
    place: 'packages/hotel-document',
    lives: 'what a hotel is: the schema of its documents, each key with a sentence and an example, and their checks',
    reaches: ['api-contract', 'booking-core', 'format', 'site'],
    uses: ['libphonenumber-js', 'zod'],
    why: 'What a hotel’s documents say is read by the engine and the desk alike: it knows the rules, the contract’s names and the paths of the site.',
  },
  {
    place: 'packages/visit',
    lives: 'the store of one visit',
    reaches: ['booking-core'],
    why: 'The visit store holds selections and nothing of the network.',
  },
  {
    place: 'packages/offline',
    lives: 'pages that open without a network: the service worker, and asking it to keep one',
    reaches: [],
    why: 'What is kept is told by each remote; the worker knows no page.',
  },
  {
    place: 'packages/ui',
    lives: 'components on React Aria, tokens',
    reaches: ['booking-core', 'format', 'site'],
    why: 'Components know figures and addresses, never data loading.',
  },
  {
    place: 'packages/stay',
    lives: 'choosing a stay: search form, `useStay`, stay words, sending a form, islands',
    reaches: ['api-client', 'api-contract', 'booking-core', 'format', 'site', 'ui', 'visit'],
    why: 'Choosing a stay is shared by remotes: a copy in each, like ui, above everything but the screens.',
  },
  {
    place: 'packages/payments',
    lives: 'loading a gateway’s script, opening its window',
    reaches: [],
    why: 'Loading a gateway’s script depends on nothing of ours.',
  },
  {
    place: 'packages/security',
    lives: 'signatures, own paths, what a log and a setting may hold',
    reaches: [],
    uses: [],
    why: 'What guards origin and engine alike knows neither, and depends on nobody.',
  },
  {
    place: 'packages/tracing',
    lives: 'traces of servers and pages',
    reaches: [],
    why: 'Traces know the servers’ framework, the browser and nothing of ours.',
  },
  {
    place: 'packages/federation',
    lives: 'build presets, records of builds',
    reaches: ['booking-core'],
    why: 'Every app is built by it: what it reaches builds every app anew.',
  },
  {
    place: 'packages/releases',
    lives: 'release store, gate, `pnpm releases`',
    reaches: ['api-contract', 'federation', 'security', 'site'],
    why: 'The release store knows what builds say of themselves, and what a page is made of.',
  },
  {
    place: 'packages/gallery',
    lives: 'every component in each of its states, and the pictures they are held to',
    reaches: ['booking-core', 'federation', 'site', 'stay', 'testing', 'ui', 'visit'],
    why: 'The gallery shows components to us, on a page of the demo hotel; nothing imports it.',
  },
  {
    place: 'packages/testing',
    lives: 'a screen of any remote with a fake API; fixtures; tests only',
    reaches: ['api-client', 'api-contract', 'booking-core', 'site', 'visit'],
    why: 'The test kit shows any screen and knows none.',
  },
  { place: 'e2e', lives: 'journeys and faults in a real browser', touches: 'the running site' },
];
