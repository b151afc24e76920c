import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page by which the gate knows that an app works. */
export interface GatePage {
  /** A host of the demo product. */
  readonly host: string;
  /**
   * A path of it. `{quote}`, `{booking}`, `{paid}` and `{cancelled}` stand for ids of a stay that the gate makes: a price, a
   * booking that is to be paid, the same one once it is paid, and once it is cancelled.
   */
  readonly path: string;
  /** What it answers when all is well; a page that says "not found" can be one. */
  readonly status: number;
}

/** The pages of `apps/<app>/release.json`, or a sentence that says what is wrong with it. */
export function pagesOf(app: string): readonly GatePage[] | string {
  const file = path.join('apps', app, 'release.json');
  if (!existsSync(file)) return `${file} is missing: name the pages by which the gate knows that ${app} works`;
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(found) && found.length > 0 && found.every(isPage)
    ? found
    : `${file} is a list of { "host", "path", "status" } and names at least one`;
}

const isPage = (page: unknown): page is GatePage =>
  typeof page === 'object' &&
  page !== null &&
  'host' in page &&
  typeof page.host === 'string' &&
  'path' in page &&
  typeof page.path === 'string' &&
  page.path.startsWith('/') &&
  'status' in page &&
  typeof page.status === 'number';
