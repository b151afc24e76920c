/** What the page has to say to whoever works on it, wherever that is found out. */
export type DeskNews =
  /** The session is over: the press did nothing. `to` is where to sign in. */
  | { readonly kind: 'signed_out'; readonly to: string }
  /** The session is over and the page is left for the door: its input is worth keeping. */
  | { readonly kind: 'leaving'; readonly to: string }
  /** The page could not be loaded anew, and stands as it was. */
  | { readonly kind: 'stands' };

let hear: ((news: DeskNews) => void) | null = null;

/** Hears what pages say, until another does. The server has nobody who hears. */
export function hearDesk(next: ((news: DeskNews) => void) | null): void {
  hear = next;
}

/** Whether somebody heard it. */
export function tellDesk(news: DeskNews): boolean {
  hear?.(news);
  return hear !== null;
}
