/** Not more than one reload by itself in this time (docs/rules.md, "What guests are told"). */
const tenMinutes = 600_000;
const key = 'latchkey-crash-reload';

/** Whether the page may reload itself now; it is remembered that it did. */
export function rememberReload(): boolean {
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
