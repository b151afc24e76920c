import { routesOn, type Owner, type SiteKind } from '@latchkey/site/urls';

type Pattern = readonly [pattern: RegExp, owner: Owner | 'shell'];

const patterns = new Map<SiteKind, readonly Pattern[]>();

/** The part of the site whose screen an address is; the shell where nobody's is. Fixed paths come before parameters. */
export function ownerOf(path: string, kind: SiteKind): Owner | 'shell' {
  const known = patterns.get(kind) ?? patternsOf(kind);
  patterns.set(kind, known);
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return known.find(([pattern]) => pattern.test(clean))?.[1] ?? 'shell';
}

function patternsOf(kind: SiteKind): Pattern[] {
  return routesOn(kind)
    .map(([, route]) => route)
    .toSorted((one, other) => one.path.split('$').length - other.path.split('$').length)
    .flatMap(({ path, owner }): Pattern[] =>
      owner === 'origin' ? [] : [[new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`), owner]],
    );
}
