import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@latchkey/booking-core/language';
import { appsOfKind } from './run/apps.ts';
import { root } from './run/paths.ts';
import { main, step, StepFailed } from './run/step.ts';
import {
  addChangeset,
  addFault,
  addOwner,
  addPage,
  addRelease,
  addRoute,
  beforeItsRelease,
  fillCatalog,
  pagesOf,
} from './new/lists.ts';
import { formScreenFiles, formWords } from './new/form-files.ts';
import { isKebabCase } from './new/names.ts';
import { placeOf, type PagesFor } from './new/place.ts';
import { remoteFiles, screenFiles, withScreenWords, withStandaloneScreen, type Files } from './new/remote-files.ts';

// `pnpm new remote spa "Spa"` · `pnpm new screen spa day-pass "Day pass" de="Tageskarte" …` · `pnpm new decision ui "Why no portal"`
const usage = `pnpm new remote <name> "<title>" [de="…" ar="…" hi="…"] [--for-desk]
pnpm new screen <remote> <name> "<title>" [de="…" ar="…" hi="…"] [--form]
pnpm new decision <package or app> "<title>"`;

await main(async () => {
  const [kind, ...given] = process.argv.slice(2);
  const words = given.filter((word) => !/^(?:\w\w=|--)/.test(word));
  const filesOf = given.includes('--form') ? formScreenFiles : screenFiles;
  const titles = new Map(given.filter((word) => /^\w\w=/.test(word)).map((word) => [word.slice(0, 2), word.slice(3)]));
  const [first = '', second = '', third = ''] = words;
  const whose = given.includes('--for-desk') ? 'desk' : 'guests';
  if (kind === 'remote' && isKebabCase(first)) return newRemote(first, second || first, titles, whose);
  if (kind === 'screen' && isKebabCase(second)) return newScreen(first, second, third || second, titles, filesOf);
  if (kind === 'decision' && second !== '') return newDecision(first, second);
  throw new StepFailed(usage);
});

/** A remote with one screen of its own name, at an address of its own, in every language. */
async function newRemote(
  app: string,
  title: string,
  titles: ReadonlyMap<string, string>,
  whose: PagesFor,
): Promise<void> {
  const folder = path.join('apps', app);
  if (existsSync(path.join(root, folder))) throw new StepFailed(`${folder} is there already`);
  const place = placeOf(whose, app);
  write(folder, remoteFiles(app));
  addOwner(root, app);
  await step('Installing what it needs', 'pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], {
    quiet: true,
  });
  addRelease(root, app);
  addFault(root, app, title, place);
  await newScreen(app, app, title, titles, screenFiles, whose);
  console.log(`\nNow: write it, translate apps/${app}/locales, then pnpm check.\n${beforeItsRelease(app)}`);
}

/** A screen of a remote with an address, a title and its words in every catalog. */
async function newScreen(
  app: string,
  screen: string,
  title: string,
  titles: ReadonlyMap<string, string>,
  filesOf: typeof screenFiles = screenFiles,
  whose: PagesFor = pagesOf(root, app),
): Promise<void> {
  const folder = path.join('apps', app);
  if (!appsOfKind('remote', root).includes(app))
    throw new StepFailed(`There is no remote ${app}. Remotes: ${appsOfKind('remote', root).join(', ')}`);
  if (existsSync(path.join(root, folder, 'src/screens', screen))) throw new StepFailed(`${screen} is there already`);
  const place = placeOf(whose, screen);
  write(folder, filesOf(screen, title, place));
  const standalone = path.join(root, folder, 'src/standalone.tsx');
  writeFileSync(standalone, withStandaloneScreen(readFileSync(standalone, 'utf8'), screen));
  const words = path.join(root, folder, 'src/i18n.ts');
  writeFileSync(words, withScreenWords(readFileSync(words, 'utf8'), screen));
  addRoute(root, app, place);
  addChangeset(root, app, screen, title);
  addPage(root, app, place);
  await step('Formatting what was written', 'oxfmt', [folder, 'packages/site/src/urls'], { quiet: true });
  await step(`Words of ${app}`, 'pnpm', ['--filter', `@latchkey/${app}`, 'words:extract'], { quiet: true });
  for (const locale of locales.slice(1)) {
    const catalogs = globSync(`locales/**/${locale}.po`, { cwd: path.join(root, folder) }).map((file) =>
      path.join(root, folder, file),
    );
    const fill = (words: string, english: string): number =>
      catalogs.reduce((sum, catalog) => sum + fillCatalog(catalog, words, english), 0);
    for (const [english, words] of Object.entries(formWords)) fill(words[locale] ?? english, english);
    const filled = fill(titles.get(locale) ?? title, title);
    if (filled > 0 && !titles.has(locale))
      console.log(`  ${folder}/locales/${locale}.po: ${filled} in English, to be translated`);
  }
}

/** The next numbered decision of a package or app. */
function newDecision(part: string, title: string): void {
  const folder = ['packages', 'apps']
    .map((kind) => path.join(kind, part))
    .find((one) => existsSync(path.join(root, one)));
  if (folder === undefined) throw new StepFailed(`There is no package and no app ${part}`);
  const last = globSync('decisions/[0-9]*.md', { cwd: path.join(root, folder) }).length;
  const number = String(last + 1).padStart(4, '0');
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  write(folder, {
    [`decisions/${number}-${slug}.md`]: `# ${number}: ${title}\n\nWhat is decided, in one sentence.\n\nWhy: what was measured or met, and what was tried instead.\n\nWhat it costs, and what would make us decide again.\n`,
  });
}

function write(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(root, folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
    console.log(`  written  ${path.join(folder, file)}`);
  }
}
