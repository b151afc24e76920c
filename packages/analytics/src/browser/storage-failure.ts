/** What the visit is kept under (`@latchkey/visit`): it is written as it stands, so that nothing is added. */
const key = 'bookingObj';

/** Why the browser does not let this page keep the visit, by the name of its error; null where it does. */
export function storageFailure(): string | null {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept !== null) sessionStorage.setItem(key, kept);
    return null;
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown';
  }
}
