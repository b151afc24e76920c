import { valid } from 'semver';
import { parse } from 'yaml';
import type { LockedPackage } from './osv.types.ts';

/** The packages of a lock file of pnpm that come from a registry, and how many others there are. */
export function lockedPackages(lockFile: string): {
  readonly locked: readonly LockedPackage[];
  readonly others: readonly string[];
} {
  const { packages } = parse(lockFile) as { readonly packages: Readonly<Record<string, object>> };
  const locked: LockedPackage[] = [];
  const others: string[] = [];
  for (const key of Object.keys(packages)) {
    const at = key.indexOf('@', 1);
    const [name, version] = [key.slice(0, at), key.slice(at + 1)];
    if (valid(version) === null) others.push(key);
    else locked.push({ name, version });
  }
  return { locked, others };
}
