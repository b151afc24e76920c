import { major } from 'semver';
import type { Release } from './release.types.ts';

/** Something a remote takes from the shell that the shell does not have. */
export interface Unfit {
  /** `<app> <id>` of the remote. */
  readonly remote: string;
  /** `shell <id>`. */
  readonly shell: string;
  /** `@latchkey/site.useNavigation`, `operation getQuote` or `react 20`. */
  readonly lacks: string;
}

/** What a remote needs that a shell does not provide: names it uses, operations it calls, and majors of packages from npm. */
export function unfitBetween(remote: Release, shell: Release): Unfit[] {
  const lacking = [
    ...namesLacking(remote, shell),
    ...operationsLacking(remote, shell),
    ...majorsLacking(remote, shell),
  ];
  return lacking.map((lacks) => ({ remote: `${remote.app} ${remote.id}`, shell: `shell ${shell.id}`, lacks }));
}

/** Every remote beside every shell that a page could bring together. */
export const unfitAmong = (remotes: readonly Release[], shells: readonly Release[]): Unfit[] =>
  shells.flatMap((shell) => remotes.flatMap((remote) => unfitBetween(remote, shell)));

/** Modules that the shell lacks, and used names that a module does not export. Older releases do not say. */
function namesLacking({ uses = {} }: Release, { provides }: Release): string[] {
  if (provides === undefined) return [];
  return Object.entries(uses).flatMap(([module, names]) => {
    const provided = provides[module];
    if (provided === undefined) return [module];
    return names.filter((name) => name !== '*' && !provided.includes(name)).map((name) => `${module}.${name}`);
  });
}

/** An operation of the engine that a remote calls and that the shell's client does not know. Older releases do not say. */
const operationsLacking = ({ asks = [], operations: own = {} }: Release, { operations }: Release): string[] =>
  operations === undefined
    ? []
    : asks
        .filter((name) => !Object.hasOwn(operations, name) && !Object.hasOwn(own, name))
        .map((name) => `operation ${name}`);

/**
 * Packages of our own grow within a major by what is used of them, which `namesLacking` sees; what npm's packages mean by
 * their names changes with their major.
 */
function majorsLacking(remote: Release, shell: Release): string[] {
  return Object.entries(remote.singletons)
    .filter(([name]) => !name.startsWith('@latchkey/'))
    .filter(([name, version]) => {
      const provided = shell.singletons[name];
      return provided === undefined || major(provided) !== major(version);
    })
    .map(([name, version]) => `${name} ${major(version)}`);
}
