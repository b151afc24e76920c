import { globSync, readFileSync } from 'node:fs';

// The boundaries between the parts as rules. Each says why it is there; `pnpm boundaries` runs them.

/** The apps that are released apart, as their package.json says: `"latchkey": { "kind": "remote" }`. */
const remotes = globSync('apps/*/package.json', { cwd: import.meta.dirname })
  .filter((file) => JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).latchkey?.kind === 'remote')
  .map((file) => file.split(/[/\\]/)[1])
  .join('|');
const own = (name) => `^packages/${name}/`;

/** A package may reach itself, the packages it is listed with, and any npm package that no other rule forbids. */
const reaches = (name, allowed, why) => ({
  name: `${name}-reaches`,
  comment: why,
  severity: 'error',
  from: { path: own(name), pathNot: '\\.(test|test-d|bench)\\.tsx?$|vitest\\.config|lingui\\.config|/scripts/|/test/' },
  to: { path: '^(packages|apps)/', pathNot: [own(name), ...allowed.map(own)].join('|') },
});

/** A package may use these npm packages and no others. */
const uses = (name, npm, why) => ({
  name: `${name}-uses`,
  comment: why,
  severity: 'error',
  from: {
    path: own(name),
    pathNot: '\\.(test|test-d|bench)\\.tsx?$|vitest\\.config|lingui\\.config|/scripts/|/test/|/bench/|stryker',
  },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
    pathNot: npm.map((one) => `node_modules/${one}/`).join('|') || '^$',
  },
});

/** A file whose import of an npm package the cruise must find. */
const seen = (file, npm) => ({
  name: `${npm}-is-seen`,
  severity: 'error',
  module: { path: file },
  to: { path: `node_modules/${npm}/` },
});

/**
 * The floors of the engine, from the ground up. A folder of apps/api/src/features may import from the floors below its
 * own; two folders of one floor do not know each other.
 */
const engineFloors = [
  ['hotel-files', 'outbox', 'kept-reviews'],
  ['hotels', 'hotel-content', 'hotel-listing', 'hotel-pages', 'inventory'],
  ['ari', 'bookings', 'hotel-loading', 'images'],
  ['availability', 'ledger', 'measured-bookings'],
  ['refunds'],
  ['booking-life'],
  ['quotes', 'calendar', 'slots', 'hotel-search'],
  ['holds', 'messages', 'offers', 'site', 'sitemaps', 'indexnow'],
  ['mail-links'],
  ['booking-page', 'lookups', 'notifications'],
  ['booking-forms', 'cancellations', 'forms', 'guest-requests', 'personal-data', 'price-revisions'],
  ['availability-alerts', 'itineraries', 'modifications', 'reviews'],
  ['payments', 'property'],
  ['webhooks', 'property-page'],
  ['operation'],
];
const engineFeature = (folders) => `^apps/api/src/features/(${folders.join('|')})/`;

export default {
  forbidden: [
    ...engineFloors.map((floor, level) => ({
      name: `engine-floor-${level}`,
      comment:
        'The engine is built in floors, so that a feature can be read and changed knowing only what lies below it. Move what both need to a lower floor; what joins features is a job or a route above them.',
      severity: 'error',
      from: { path: engineFeature(floor), pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/api/src/(features|jobs)/',
        pathNot: [...engineFloors.slice(0, level).map(engineFeature), `^apps/api/src/features/$1/`].join('|'),
      },
    })),
    {
      name: 'engine-floors-are-complete',
      comment: 'Every feature of the engine stands on a floor: add the new folder to engineFloors.',
      severity: 'error',
      from: {},
      to: { path: '^apps/api/src/features/', pathNot: engineFeature(engineFloors.flat()) },
    },
    {
      name: 'engine-sql-in-queries',
      comment:
        'Services decide, queries ask: SQL is read and changed in one kind of file. Move the statement to a .queries file.',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: '^apps/api/src/(database|jobs)/|\\.(queries|test)\\.ts$',
      },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'engine-routes-are-doors',
      comment: 'Routes turn HTTP into calls. What two routes share is a file of its own, below both.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/app\\.ts$|\\.test\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'no-remote-to-another-app',
      comment:
        'Remotes are released apart: what two of them need lives in a package. Move it to packages/ui, site or visit.',
      severity: 'error',
      from: { path: `^apps/(${remotes})/` },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell meets remotes at run time only; an import would release them together.',
      severity: 'error',
      from: { path: '^apps/shell/' },
      to: { path: '^apps/(?!shell/)' },
    },
    {
      name: 'router-through-site',
      comment:
        'The router is no singleton of its own: a second copy would know no routes. Remotes navigate with what packages/site exports.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/shell/|^packages/(site|gallery)/|/testing/|\\.test\\.tsx?$' },
      to: { path: 'node_modules/@tanstack/' },
    },
    {
      name: 'servers-have-no-react',
      comment: 'Origin, api and sandbox are free of React: each shell release brings its own into the render workers.',
      severity: 'error',
      from: { path: '^apps/(origin|api|sandbox)/' },
      to: {
        path: 'node_modules/(react|react-dom|jotai|@tanstack|@lingui|react-aria-components)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-touches',
      comment: 'The engine knows the rules, the contract, words for figures and pure URLs: nothing that renders.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: 'rspack\\.config' },
      to: {
        path: '^(packages/(?!booking-core/|api-contract/|format/|security/|site/|tracing/)|apps/(?!api/))|^packages/site/(src/(router|screen|standalone)|exports/(?!urls))',
      },
    },
    {
      name: 'sandbox-stands-alone',
      comment: 'The stand-in for outside parties must not share our idea of their wire format.',
      severity: 'error',
      from: { path: '^apps/sandbox/', pathNot: 'rspack\\.config' },
      to: { path: '^(packages/|apps/(?!sandbox/))' },
    },
    {
      name: 'luxon-in-the-time-folder-only',
      comment: 'luxon is 19 KB: only booking-core/time may pull it in.',
      severity: 'error',
      from: { pathNot: '^packages/booking-core/(src/time|exports/time)' },
      to: { path: 'node_modules/luxon/' },
    },
    reaches('booking-core', [], 'Core is the rule book: it depends on nothing of ours.'),
    uses('booking-core', ['luxon', '@types/luxon'], 'Core is pure: no library but luxon, in its time folder.'),
    reaches(
      'analytics',
      ['api-contract', 'booking-core', 'bots', 'site', 'ui'],
      'Measuring knows a page, the rules of what may leave, and the buttons of its banner.',
    ),
    reaches('bots', [], 'Who is a bot is asked by analytics alone.'),
    uses('bots', ['isbot'], 'One library tells bots from people; the list of names is generated from another.'),
    reaches('format', ['booking-core'], 'Words for figures know figures and nothing else.'),
    reaches('api-contract', ['booking-core'], 'The contract speaks in core’s shapes.'),
    reaches(
      'api-client',
      ['api-contract', 'booking-core'],
      'The client knows the path table and the types of the contract.',
    ),
    {
      name: 'no-schemas-in-the-browser',
      comment: 'Full zod costs 20 KB: browser code takes types and the path table, never exports/contract.ts.',
      severity: 'error',
      from: {
        path: `^(apps/(shell|${remotes})|packages/(analytics|api-client|site|visit|ui|stay|payments))/`,
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^packages/api-contract/(exports/contract|src)', dependencyTypesNot: ['type-only'] },
    },
    reaches(
      'site',
      ['api-client', 'api-contract', 'booking-core'],
      'Site is every URL and the one router; of the client it knows the type.',
    ),
    reaches('visit', ['booking-core'], 'The visit store holds selections and nothing of the network.'),
    reaches('ui', ['booking-core', 'format', 'site'], 'Components know figures and addresses, never data loading.'),
    reaches(
      'stay',
      ['api-client', 'api-contract', 'booking-core', 'format', 'site', 'ui', 'visit'],
      'Choosing a stay is shared by remotes: a copy in each, like ui, above everything but the screens.',
    ),
    reaches(
      'gallery',
      ['booking-core', 'site', 'stay', 'testing', 'ui', 'visit'],
      'The gallery shows components to us, on a page of the demo hotel; nothing imports it.',
    ),
    reaches(
      'testing',
      ['api-client', 'api-contract', 'booking-core', 'site', 'visit'],
      'The test kit shows any screen and knows none.',
    ),
    {
      name: 'testing-in-tests-only',
      comment: 'The test kit has a hotel, a fake API and a DOM: none of it may reach a guest.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: '^packages/(testing|gallery)/|\\.(test|stories)\\.tsx?$|/src/testing/',
      },
      to: { path: '^packages/testing/' },
    },
    reaches('federation', ['booking-core'], 'Every app is built by it: what it reaches builds every app anew.'),
    reaches(
      'releases',
      ['api-contract', 'federation', 'security', 'site'],
      'The release store knows what builds say of themselves, and what a page is made of.',
    ),
    reaches('security', [], 'What holds for origin and engine alike knows neither.'),
    uses('security', [], 'What guards the rest depends on nobody.'),
    reaches('tracing', [], 'Traces know the servers’ framework, the browser and nothing of ours.'),
    reaches('payments', [], 'Loading a gateway’s script depends on nothing of ours.'),
    {
      name: 'no-private-doors',
      comment: 'A package is used through its exports/ folder: src/ may change on any day.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: '^$1/$2/', dependencyTypes: ['aliased-workspace', 'npm', 'local'] },
    },
    {
      name: 'lazy-parts-say-so',
      comment:
        'A part whose script comes after the page has a name that says so: .island.tsx brings its words with it, .lazy.tsx uses the words of the page.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.test\\.tsx?$|^apps/shell/src/browser\\.tsx$' },
      to: { dynamic: true, path: '^(apps|packages)/.*\\.tsx$', pathNot: '\\.(island|lazy)\\.tsx$' },
    },
    {
      name: 'no-circles',
      comment: 'Modules that need each other, types included, are one module or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  // A rule about a package that the cruise does not see never fails: these files are known to import theirs.
  required: [
    seen('^apps/api/src/database/database\\.types\\.ts$', 'kysely'),
    seen('^packages/site/src/router/create-router\\.tsx$', '@tanstack/react-router'),
    seen('^packages/visit/src/visit-provider\\.tsx$', 'jotai'),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Of our own parts what builds write; npm packages have their entries in `dist`, and rules are about these too.
    exclude: { path: '^(apps|packages)/[^/]+/(dist|\\.rspack|locales)/|(^|/)\\.latchkey/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
