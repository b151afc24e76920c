/** Where a device keeps that letters, digits and signs do nothing by themselves (WCAG 2.1.4). */
const name = 'latchkey-desk-keys';

/** Whether letters do something on this device. A browser that keeps nothing has them. */
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

/** Turns them on or off, for this device. */
export function turnLetters(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, 'off');
  } catch {
    // A browser that keeps nothing leaves them as they are.
  }
}
