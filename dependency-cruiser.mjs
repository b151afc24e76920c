import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { domains, layers, typesAside } from './boundaries/layers.ts';
import { parts } from './boundaries/parts.ts';

// The boundaries between the parts as rules. Each says why it is there; `pnpm boundaries` runs them.

/** The apps that are released apart, as their package.json says: `"latchkey": { "kind": "remote" }`. */
const remotes = globSync('apps/*/package.json', { cwd: import.meta.dirname })
  .filter((file) => JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).latchkey?.kind === 'remote')
  .map((file) => file.split(/[/\\]/)[1])
  .join('|');
const own = (name) => `^packages/${name}/`;

const notProduct =
  '\\.css$|\\.(test|test-d|stories|bench)\\.tsx?$|/(testing|test|scripts|bench)/|(vitest|lingui)\\.config|stryker';

/** A package may reach itself, the packages it is listed with, and the packages of npm that it is listed with, if any are. */
const partRules = parts
  .filter(({ reaches }) => reaches !== undefined)
  .flatMap(({ place, reaches, uses, why }) => [
    {
      name: `${path.basename(place)}-reaches`,
      comment: why,
      severity: 'error',
      from: { path: `^${place}/`, pathNot: notProduct },
      to: { path: '^(packages|apps)/', pathNot: [`^${place}/`, ...reaches.map(own)].join('|') },
    },
    ...(uses === undefined
      ? []
      : [
          {
            name: `${path.basename(place)}-uses`,
            comment: why,
            severity: 'error',
            from: { path: `^${place}/`, pathNot: notProduct },
            to: {
              dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
              pathNot: uses.map((name) => `node_modules/${name}/`).join('|') || '^$',
            },
          },
        ]),
  ]);

/** A file whose import of an npm package the cruise must find. */
const seen = (file, npm) => ({
  name: `${npm}-is-seen`,
  severity: 'error',
  module: { path: file },
  to: { path: `node_modules/${npm}/` },
});

/** The public module, the routes, the outbox and the upkeep of a domain of the engine are above its layers. */
const publicModulesOf = (root) => {
  const domain = /features\/([^/]+)$/.exec(root)?.[1];
  return domain === undefined ? '^$' : `^${root}/${domain}(\\.(routes|outbox|upkeep))?\\.ts$`;
};

/** The folders and files of a layer, as a pattern. */
const inLayer = (root, units) => `^${root}/(${units.map((unit) => unit.replaceAll('.', '\\.')).join('|')})(?=/|$)`;

/** Each layer imports from the layers below. That everything is in one, `scripts/checks/boundaries.ts` sees. */
const layerRules = Object.entries(layers).flatMap(([root, levels]) =>
  levels.map((units, level) => ({
    name: `layer-${level}-of-${root}`,
    comment:
      'Apps and packages are built in layers (boundaries/layers.ts), so that each can be read and changed knowing only the layers below it. Move what both need to a lower layer, or what joins them to a higher one.',
    severity: 'error',
    from: { path: inLayer(root, units), pathNot: notProduct },
    to: {
      path: `^${root}/`,
      pathNot: [
        ...levels.slice(0, level).map((below) => inLayer(root, below)),
        `^${root}/$1(?=/|$)`,
        notProduct,
        publicModulesOf(root),
        ...(typesAside.includes(root) ? ['\\.(types|schema)\\.ts$'] : []),
      ].join('|'),
      ...(typesAside.includes(root) ? { dependencyTypesNot: ['type-only'] } : {}),
    },
  })),
);

export default {
  forbidden: [
    ...partRules,
    ...layerRules,
    {
      name: 'words-of-own-screen',
      comment:
        'A page of the desk brings the words of its own screen (packages/federation/decisions/0006): what two screens say or draw stands in parts/ or frame/, whose words come with every page.',
      severity: 'error',
      from: { path: '^apps/desk/src/screens/([^/]+)/' },
      to: { path: '^apps/desk/src/screens/.+\\.(copy\\.ts|tsx)$', pathNot: '^apps/desk/src/screens/$1/' },
    },
    {
      name: 'engine-domains-have-a-public-module',
      comment:
        'Other domains of the engine import <domain>/<domain>.ts alone: what they call is exported there, and the rest is the domain’s own. Types (.types.ts, .schema.ts) are imported from where they are.',
      severity: 'error',
      from: { path: '^apps/api/src/(features/([^/]+)|jobs|commands|command\\.ts|engine\\.ts)', pathNot: notProduct },
      to: {
        path: '^apps/api/src/features/',
        pathNot: [
          `^apps/api/src/features/$2/`,
          ...domains.map((domain) => `^apps/api/src/features/${domain}/${domain}\\.ts$`),
          '\\.(types|schema|outbox)\\.ts$',
        ].join('|'),
      },
    },
    {
      name: 'engine-outboxes-are-joined-by-the-relay',
      comment:
        'How a domain delivers its kinds of outbox messages is its own: apps/api/src/jobs/deliveries.ts joins them, and who writes a message imports enqueue of features/outbox.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/jobs/deliveries\\.ts$' },
      to: { path: '^apps/api/src/features/.+\\.outbox\\.ts$' },
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
      name: 'engine-routes-are-imported-by-nobody',
      comment: 'Routes turn HTTP into calls. What two routes share is a file of its own, below both.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/app\\.ts$|\\.routes\\.ts$|\\.test\\.ts$' },
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
      comment:
        'The engine knows the rules, the contract, words for figures, a hotel’s documents, pure URLs and the store of files: nothing that renders.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: 'rspack\\.config' },
      to: {
        path: '^(packages/(?!booking-core/|api-contract/|format/|hotel-document/|releases/exports/blobs|security/|site/|tracing/)|apps/(?!api/))|^packages/site/(src/(router|screen|standalone)|exports/(?!urls))',
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
    {
      name: 'hotel-documents-at-the-desk',
      comment: 'What owners write is read by engine and desk: a page of guests has what the engine makes of it.',
      severity: 'error',
      from: {
        path: `^(apps/(?!desk/)(shell|${remotes})|packages/(analytics|api-client|site|visit|ui|stay|payments))/`,
      },
      to: { path: '^packages/hotel-document/' },
    },
    {
      name: 'hotel-checks-come-later',
      comment: 'Schemas and checks of a hotel’s documents are 100 KB: the desk loads them once its page is there.',
      severity: 'error',
      from: { path: '^apps/desk/src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^packages/hotel-document/exports/(checks|facts|keys|name-checks|words)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
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
    {
      name: 'no-private-imports',
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
      name: 'no-cycles',
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
