import { tellFailure } from '../watching/tell-failure.ts';

/** Not more than one reload by itself in this time (docs/rules.md, "What guests are told"). */
const tenMinutes = 600_000;
const key = 'latchkey-crash-reload';

/** Reloads the page once after a crash of the whole of it, unless it did so in the last ten minutes. */
export function reloadOnceAfterCrash(error: unknown): void {
  console.error(error);
  const mayReload = rememberReload();
  void tellFailure(error, mayReload).then(() => mayReload && location.reload());
}

/** Whether the page may reload itself now; it is remembered that it did. */
function rememberReload(): boolean {
  const now = Date.now();
  try {
    if (now - Number(localStorage.getItem(key) ?? 0) < tenMinutes) return false;
    localStorage.setItem(key, String(now));
    return true;
  } catch (refused) {
    // Without a place to remember the reload, a page that always crashes would reload for ever.
    console.warn('The crash could not be remembered.', refused);
    return false;
  }
}
