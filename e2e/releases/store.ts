import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openReleaseStore, type Composition, type Release } from '@latchkey/releases/store';

/** The release of an app that is live in a store. Throws when there is none. */
export async function liveRelease(store: string, app: string): Promise<Release> {
  const open = openReleaseStore(store);
  const id = (await open.composition()).live[app];
  const release = id === undefined ? null : await open.release(app, id);
  if (!release) throw new Error(`${app} has no live release in ${store}`);
  return release;
}

/** A store with the same files whose composition is another: `change` is given the live releases by app. */
export async function storeWith(
  store: string,
  directory: string,
  change: (live: Record<string, string>) => void,
): Promise<string> {
  await mkdir(directory, { recursive: true });
  await symlink(path.join(store, 'assets'), path.join(directory, 'assets'));
  for (const folder of ['servers', 'releases'])
    await cp(path.join(store, folder), path.join(directory, folder), { recursive: true });
  const composition = JSON.parse(await readFile(path.join(store, 'composition.json'), 'utf8')) as Composition;
  const live = { ...composition.live };
  change(live);
  await writeFile(path.join(directory, 'composition.json'), JSON.stringify({ ...composition, live }));
  return directory;
}

/** A release like the live one, but for its server bundle, beside it in the store. It is not made live. */
export async function releaseWithServer(store: string, app: string, id: string, code: string): Promise<void> {
  const server = `servers/${app}/${id}.cjs`;
  const { serverIntegrity: _, ...live } = await liveRelease(store, app);
  const release: Release = { ...live, id, server };
  const { blobs } = openReleaseStore(store);
  await blobs.keep(server, code);
  await blobs.keep(`releases/${app}/${id}.json`, JSON.stringify(release));
}

/** A release like the live one, with a rule more in the styles of each of its screens. It is not made live. */
export async function releaseWithStyle(store: string, app: string, id: string, rule: string): Promise<void> {
  const live = await liveRelease(store, app);
  const { blobs } = openReleaseStore(store);
  const files = { ...live.files };
  const renamed = new Map<string, string>();
  for (const name of Object.keys(live.files).filter((one) => one.endsWith('.css'))) {
    const sheet = await blobs.get(`assets/${app}/${name}`);
    const text = `${String(sheet?.content)}\n${rule}`;
    const other = name.replace(/\.css$/, `.${id}.css`);
    await blobs.keep(`assets/${app}/${other}`, text);
    files[other] = {
      integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
      bytes: Buffer.byteLength(text),
    };
    renamed.set(name, other);
  }
  const parts = Object.fromEntries(
    Object.entries(live.parts).map(([part, { scripts, styles }]) => [
      part,
      { scripts, styles: styles.map((style) => renamed.get(style) ?? style) },
    ]),
  );
  await blobs.keep(`releases/${app}/${id}.json`, JSON.stringify({ ...live, id, files, parts }));
}
