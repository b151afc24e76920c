import { globSync, readFileSync } from 'node:fs';

// Budgets in brotli, over exactly the files that a page loads: the builds' own records say which these are.
const record = (app) =>
  JSON.parse(readFileSync(new URL(`apps/${app}/dist/browser/build-record.json`, import.meta.url), 'utf8'));
const files = (app, names) => [...new Set(names)].map((name) => `apps/${app}/dist/browser/${name}`);

const shell = record('shell');
const home = record('hotel-home');
const shellFiles = files('shell', [...shell.parts.main.scripts, ...shell.words.en]);
const homeFiles = files('hotel-home', [
  home.remoteEntry,
  ...home.parts['./i18n'].scripts,
  ...home.words.en,
  ...home.parts['./screens/home'].scripts,
]);
const checkout = record('checkout');
const checkoutFiles = (screen) =>
  files('checkout', [
    checkout.remoteEntry,
    ...checkout.parts['./i18n'].scripts,
    ...checkout.words.en,
    ...checkout.parts[`./screens/${screen}`].scripts,
  ]);
const status = record('booking-status');
const statusFiles = (screen) =>
  files('booking-status', [
    status.remoteEntry,
    ...status.parts['./i18n'].scripts,
    ...status.words.en,
    ...status.parts[`./screens/${screen}`].scripts,
  ]);
const remotes = globSync('apps/*/dist/browser/remoteEntry.*.js')
  .map((file) => file.split('/')[1])
  .toSorted();

export default [
  {
    name: 'hotel home, first load: all JavaScript',
    path: [...shellFiles, ...homeFiles],
    limit: '160 KB',
    brotli: true,
  },
  ...['room-checkout', 'payment'].map((screen) => ({
    name: `${screen}, first load: all JavaScript`,
    path: [...shellFiles, ...checkoutFiles(screen)],
    limit: '145 KB',
    brotli: true,
  })),
  ...Object.keys(status.parts)
    .flatMap((part) => (part.startsWith('./screens/') ? [part.slice('./screens/'.length)] : []))
    .map((screen) => ({
      name: `${screen} of a booking, first load: all JavaScript`,
      path: [...shellFiles, ...statusFiles(screen)],
      limit: '150 KB',
      brotli: true,
    })),
  { name: 'of it the shell', path: shellFiles, limit: '111 KB', brotli: true },
  ...remotes.map((app) => ({
    name: `entry of ${app}`,
    path: files(app, [record(app).remoteEntry]),
    limit: '8.5 KB',
    brotli: true,
  })),
];
