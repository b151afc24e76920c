import type { TypedForm } from './typed-fields.ts';

/** What somebody had typed on a page when the session ended. */
interface KeptTyped {
  readonly person: string;
  readonly page: string;
  readonly at: number;
  readonly forms: readonly TypedForm[];
}

const name = 'latchkey-desk-typed';

/** As long as a link to sign in holds, and the time to ask for it. */
const keptMs = 30 * 60_000;

/** Keeps the input of a page for the same person, in this window alone. */
export function keepTyped(kept: KeptTyped): void {
  try {
    if (kept.forms.length > 0) sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // A browser without storage, or a full one: the page says where to sign in all the same.
  }
}

/**
 * Takes out the input of a page. Another person's, or one that is too old, goes unread. Of another page of the same person it
 * stays until that one is opened.
 */
export function takeTyped(person: string, page: string, now: number): readonly TypedForm[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as KeptTyped | null;
    if (kept === null) return [];
    const isTheirs = kept.person === person && now - kept.at < keptMs;
    if (isTheirs && kept.page !== page) return [];
    sessionStorage.removeItem(name);
    return isTheirs ? kept.forms : [];
  } catch {
    return [];
  }
}

/** Forgets it: somebody leaves. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept, then.
  }
}
