import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Rewording {
  /** The app whose last build is taken. */
  readonly appDirectory: string;
  /** Where the other build is put, as an app's folder. */
  readonly directory: string;
  readonly language: string;
  readonly from: string;
  readonly to: string;
}

/**
 * An app's build as it would be had one word been another: the catalog's file and the server bundle say the new word and,
 * as after a real build, every file whose content is new has a new name, and the entry knows its name and integrity.
 */
export async function rewordedBuild({ appDirectory, directory, language, from, to }: Rewording): Promise<string> {
  const built = path.join(appDirectory, 'dist');
  const browser = await filesIn(path.join(built, 'browser'));
  const server = await filesIn(path.join(built, 'server'));
  const { files } = JSON.parse(browser.get('build-record.json') ?? '{}') as { files: string[] };
  const words = nameLike(files, new RegExp(`^words-${language}\\.\\w+\\.js$`));
  const entry = nameLike(files, /^remoteEntry\.\w+\.js$/);
  const { bundle } = JSON.parse(server.get('server-record.json') ?? '{}') as { bundle: string };

  const [newWords, newEntry] = [renamed(words, to), renamed(entry, to)];
  const oldText = browser.get(words) ?? '';
  const newText = replaced(oldText, from, to);
  const entryText = replaced(
    replaced(browser.get(entry) ?? '', hashIn(words), hashIn(newWords)),
    integrityOf(oldText),
    integrityOf(newText),
  );
  const record = replaced(replaced(browser.get('build-record.json') ?? '', words, newWords), entry, newEntry);

  for (const old of [words, entry]) browser.delete(old);
  browser.set(newWords, newText).set(newEntry, entryText).set('build-record.json', record);
  await writeAll(path.join(directory, 'dist/browser'), browser);
  await writeAll(
    path.join(directory, 'dist/server'),
    new Map([
      [renamed(bundle, to), replaced(server.get(bundle) ?? '', from, to)],
      ['server-record.json', JSON.stringify({ bundle: renamed(bundle, to) })],
    ]),
  );
  return directory;
}

async function filesIn(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'latin1')] as const)),
  );
}

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text, 'latin1');
}

function nameLike(files: readonly string[], pattern: RegExp): string {
  const name = files.find((candidate) => pattern.test(candidate));
  if (name === undefined) throw new Error(`the build has no file like ${pattern.source}`);
  return name;
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`the build does not say "${from}"`);
  return text.replaceAll(from, to);
}

const hashIn = (name: string): string => /\.(\w+)\.\w+$/.exec(name)?.[1] ?? '';
const renamed = (name: string, because: string): string =>
  name.replace(
    hashIn(name),
    createHash('sha256').update(`${name} ${because}`).digest('hex').slice(0, hashIn(name).length),
  );
const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`;
