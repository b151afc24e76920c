/** A finger's click comes a moment after it is lifted: until then, or so many milliseconds, the page still stands. */
const clickComesMs = 100;

let isDown = false;
let lifting: ReturnType<typeof setTimeout> | undefined;
const hearers = new Set<() => void>();

function set(next: boolean): void {
  clearTimeout(lifting);
  if (next === isDown) return;
  isDown = next;
  for (const hear of hearers) hear();
}

const press = (): void => set(true);
function lift({ type }: Event): void {
  clearTimeout(lifting);
  lifting = setTimeout(() => set(false), type === 'click' ? 0 : clickComesMs);
}

/** What ends a press, also where the browser takes it over: to scroll, to drag, for a menu or another window. */
const ends = ['pointerup', 'click', 'pointercancel', 'contextmenu', 'dragend'] as const;

/** Tells of each press's begin and end. Answers how to hear no more. */
export function hearPointer(hear: () => void): () => void {
  if (hearers.size === 0) {
    addEventListener('pointerdown', press, true);
    for (const end of ends) addEventListener(end, lift, true);
    addEventListener('blur', lift);
  }
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
    if (hearers.size > 0) return;
    removeEventListener('pointerdown', press, true);
    for (const end of ends) removeEventListener(end, lift, true);
    removeEventListener('blur', lift);
    clearTimeout(lifting);
    isDown = false;
  };
}

/** Whether somebody presses on the page at this moment. */
export const isPointerDown = (): boolean => isDown;
