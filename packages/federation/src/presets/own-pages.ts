import { siteKinds } from '@latchkey/booking-core/site-kinds';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from './build-record.types.ts';
import { findScreens } from './screens.ts';

type Pages = NonNullable<BuildRecord['pages']>;

/**
 * The pages that a remote brings beside the route table, from its `pages.json`: `[{ "path", "screen", "on" }]`. Empty without
 * the file. Throws where it is written otherwise or names a screen that the remote has not got.
 */
export function ownPages(directory: string): Pages {
  const file = path.join(directory, 'pages.json');
  if (!existsSync(file)) return [];
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const screens = new Set(findScreens(directory).map(({ name }) => name));
  const isPage = (page: Record<string, unknown>): boolean =>
    typeof page['path'] === 'string' &&
    typeof page['screen'] === 'string' &&
    screens.has(page['screen']) &&
    Array.isArray(page['on']) &&
    page['on'].length > 0 &&
    page['on'].every((kind) => siteKinds.some((one) => one === kind));
  if (!Array.isArray(found) || !found.every(isPage))
    throw new Error(`${file} is a list of { "path", "screen", "on" }, each with a screen of this remote`);
  return found as Pages;
}
