import type { Asker } from '../rendering/render-pool.types.ts';

/** Since when releases are shown, as far as this origin saw it. */
export interface ShownSince {
  /** When a release (`<app>@<id>`) was first seen, in milliseconds; null: it was there when the origin started. */
  of(release: string): number | null;
}

/**
 * Whom a failed page speaks against; null: nobody. `by` is the release whose code threw, by the files of the stack. What
 * the shell's own code throws is the shell's doing, and not that of the page it happened on: it is judged by the pages of
 * that owner, since a fault of the shell may show on them alone. Where the screen's release is newer than the shell, what
 * it hands to the shell is what changed.
 */
export function blamed({ judged, shell }: Asker, by: string | null, since: ShownSince): string | null {
  if (judged === null || by === null || shell === undefined || by === judged) return judged;
  const own = shell.split('#')[0] ?? shell;
  if (by !== own || judged === own) return judged;
  return (since.of(judged) ?? 0) > (since.of(own) ?? 0) ? judged : shell;
}
