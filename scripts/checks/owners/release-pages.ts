import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeAt, type OwnPage, type SiteKind } from '@latchkey/site/urls';
import { appsOfKind } from '../../run/apps.ts';
import { root } from '../../run/paths.ts';

// The gate looks at the pages of `apps/<app>/release.json`: each screen of a remote stands there, and each page is one of its screens.
const read = (app: string, file: string): unknown => {
  const [found] = globSync(file, { cwd: path.join(root, 'apps', app) });
  return found === undefined ? [] : JSON.parse(readFileSync(path.join(root, 'apps', app, found), 'utf8'));
};

const kindOf = (host: string): SiteKind => {
  const kinds: Readonly<Record<string, SiteKind>> = {
    'latchkey.localhost': 'provider',
    'book.latchkey.localhost': 'platform',
    'desk.latchkey.localhost': 'desk',
  };
  return kinds[host] ?? 'hotel';
};

/** Screens that the gate's pages leave out, and pages that are no screen. */
export const pageFaults = (): string[] =>
  appsOfKind('remote', root).flatMap((app) => {
    const pages = read(app, 'release.json') as readonly { readonly host: string; readonly path: string }[];
    const own = read(app, 'pages.json') as readonly OwnPage[];
    const screenOf = ({ host, path: asked }: (typeof pages)[number]): string | null => {
      // Of a stay's nights two words stand in a path, of all else one.
      const [plain = ''] = asked
        .replaceAll('{nights}', 'from/to')
        .replaceAll(/\{\w+\}/g, 'id')
        .split('?');
      const route = routeAt(plain, kindOf(host));
      return route?.owner === app ? route.screen : (own.find((page) => page.path === plain)?.screen ?? null);
    };
    const shown = new Set(pages.map(screenOf));
    return [
      ...globSync('src/screens/**/*.screen.ts', { cwd: path.join(root, 'apps', app) })
        .map((file) => path.basename(file, '.screen.ts'))
        .filter((screen) => !shown.has(screen))
        .map(
          (screen) =>
            `apps/${app}/release.json: no page shows the screen ${screen}, so the gate would not see it broken`,
        ),
      ...pages
        .filter((page) => screenOf(page) === null)
        .map(({ host, path: asked }) => `apps/${app}/release.json: ${host}${asked} is no screen of ${app}`),
    ];
  });
