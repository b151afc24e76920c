import { readFile } from 'node:fs/promises';
import type { PageReleases } from '@latchkey/releases/page';
import type { StoreFiles } from '@latchkey/releases/store';
import { defaultLocale } from '@latchkey/site/urls';

/** A post of the journal. */
export interface JournalPost {
  readonly path: string;
  /** ISO moment of its last change. */
  readonly changedAt: string;
}

/** The posts of the journal, as the feed says that travels with the live release of the marketing pages. */
export async function journalPosts(releases: PageReleases | null, files: StoreFiles): Promise<JournalPost[]> {
  const name = Object.keys(releases?.remotes['marketing']?.files ?? {}).find((file) =>
    new RegExp(`^feed-${defaultLocale}\\.[0-9a-f]+\\.xml$`).test(file),
  );
  const file = name === undefined ? null : await files.fetch(`assets/marketing/${name}`);
  if (file === null) return [];
  const entries = (await readFile(file, 'utf8')).matchAll(
    /<entry>[\s\S]*?<link href="\{origin\}([^"]+)"\/>[\s\S]*?<updated>([^<]+)<\/updated>/g,
  );
  return [...entries].map(([, path = '', changedAt = '']) => ({ path, changedAt }));
}
