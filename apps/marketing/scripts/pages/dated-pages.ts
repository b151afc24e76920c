/** When what a page says changed last, and a hash of what it said then. */
export interface DatedPage {
  readonly changed: string;
  readonly content: string;
}

/** The provider's pages and posts by their paths: `page-dates.json`. */
export type DatedPages = Readonly<Record<string, DatedPage>>;

/**
 * Dates what has changed since it was dated: by `today`, or by what a post says of itself (`said`). What is gone is left
 * out. `undated` are posts that say otherwise than they did, and no other date: they stay as they were.
 */
export function datedPages(
  known: DatedPages,
  contents: ReadonlyMap<string, string>,
  { today, said }: { readonly today: string; readonly said: ReadonlyMap<string, string> },
): { readonly dated: DatedPages; readonly undated: readonly string[] } {
  const undated: string[] = [];
  const dateOf = (path: string, content: string): DatedPage => {
    const before = known[path];
    const changed = said.get(path) ?? today;
    if (before === undefined || (before.content !== content && (changed !== before.changed || changed === today)))
      return { changed, content };
    if (before.content !== content) undated.push(path);
    return before;
  };
  return { dated: Object.fromEntries([...contents].map(([path, content]) => [path, dateOf(path, content)])), undated };
}
