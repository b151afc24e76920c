import { readFile } from 'node:fs/promises';
import type { PageReleases } from '@latchkey/releases/page';
import type { StoreFiles } from '@latchkey/releases/store';

const datesFile = /^page-dates\.[0-9a-f]+\.json$/;

/**
 * When what the provider's pages say changed last, by their paths, as the file says that travels with the live release
 * of the marketing pages: a release that leaves them alone moves no date. Empty where a release has no such file.
 */
export async function pageDates(
  releases: PageReleases | null,
  files: StoreFiles,
): Promise<ReadonlyMap<string, string>> {
  const name = Object.keys(releases?.remotes['marketing']?.files ?? {}).find((file) => datesFile.test(file));
  const file = name === undefined ? null : await files.fetch(`assets/marketing/${name}`);
  if (file === null) return new Map();
  const dated = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, { readonly changed: string }>>;
  return new Map(Object.entries(dated).map(([path, { changed }]) => [path, changed]));
}
