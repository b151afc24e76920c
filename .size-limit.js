import { globSync, readFileSync } from 'node:fs';

// Budgets in brotli, over exactly the files that a page loads: the builds' own records say which these are.

/** What a remote's entry may weigh: it names the files of every part, of the desk also the words of each screen and of what comes later. */
const entries = { desk: '14 KB' };
const usualEntry = '8.5 KB';

/** What all JavaScript of a first load may weigh: by remote where it is not the usual. */
const firstLoads = { 'hotel-home': '160 KB', checkout: '145 KB', 'booking-status': '150 KB', desk: '162 KB' };
const usualFirstLoad = '140 KB';

const record = (app) =>
  JSON.parse(readFileSync(new URL(`apps/${app}/dist/browser/build-record.json`, import.meta.url), 'utf8'));
const files = (app, names) => [...new Set(names)].map((name) => `apps/${app}/dist/browser/${name}`);

const shell = record('shell');
const shellFiles = files('shell', [...shell.parts.main.scripts, ...shell.words.en]);
const remotes = globSync('apps/*/dist/browser/remoteEntry.*.js')
  .map((file) => file.split('/')[1])
  .toSorted();

/** `pnpm sizes` asks for all; `pnpm check <app>` for those of one. */
const asked = process.env.SIZES_OF ? [process.env.SIZES_OF] : remotes;

const screensOf = (app) =>
  Object.keys(record(app).parts).flatMap((part) =>
    part.startsWith('./screens/') ? [part.slice('./screens/'.length)] : [],
  );

const firstLoad = (app, screen) => {
  const { remoteEntry, parts, words, screenWords } = record(app);
  const said = [...words.en, ...(screenWords?.[screen]?.en ?? [])];
  const own = [remoteEntry, ...parts['./i18n'].scripts, ...said, ...parts[`./screens/${screen}`].scripts];
  return {
    name: `${app}: ${screen}, first load: all JavaScript`,
    path: [...shellFiles, ...files(app, own)],
    limit: firstLoads[app] ?? usualFirstLoad,
    brotli: true,
  };
};

export default [
  ...remotes
    .filter((app) => asked.includes(app))
    .flatMap((app) => screensOf(app).map((screen) => firstLoad(app, screen))),
  { name: 'of it the shell', path: shellFiles, limit: '106 KB', brotli: true },
  ...remotes
    .filter((app) => asked.includes(app))
    .map((app) => ({
      name: `entry of ${app}`,
      path: files(app, [record(app).remoteEntry]),
      limit: entries[app] ?? usualEntry,
      brotli: true,
    })),
];
