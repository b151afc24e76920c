import type { Release } from './release.types.ts';

type WithChanges = Pick<Release, 'changes' | 'pendingChanges'>;

/** A line that names the packages that an app is built of, which changesets adds: their changelogs say what changed. */
const ofPackages = /^\s*- (?:Updated dependencies|@[\w-]+\/[\w-]+@)/;

/** What a release says of itself, line by line: what came after its version first, then its version's changelog. */
export const notesOf = ({ changes = [], pendingChanges = [] }: WithChanges): string[] =>
  [...pendingChanges, ...changes].filter((line) => !ofPackages.test(line));

/**
 * What a release says that another did not say yet. A change that was pending in one and stands in a version of the other is
 * the same change, though the changelog puts its commit before it.
 */
export function notesSince(release: WithChanges, earlier: WithChanges | null): string[] {
  const known = new Set((earlier === null ? [] : notesOf(earlier)).map(withoutCommit));
  return notesOf(release).filter((line) => !known.has(withoutCommit(line)));
}

const withoutCommit = (line: string): string => line.replace(/^- [\da-f]{7,}: /, '- ').trim();
