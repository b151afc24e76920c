import { fillIn, type TypedForm } from './typed-fields.ts';

/** Fields that appear once others are full come within this time; after it the form is the person's own again. */
const settleMs = 1500;

/**
 * Fills forms of the page with their input of before: each once it is there, which may be when somebody opens it, as
 * long as `withinMs`. `onFilled` hears of each. Answers how to stop.
 */
export function fillBack(typed: readonly TypedForm[], withinMs: number, onFilled: () => void): () => void {
  const begun = new Map<TypedForm, number>();
  let waiting = typed;
  const fill = (): void => {
    const now = Date.now();
    waiting = waiting.filter((one) => now - (begun.get(one) ?? now) < settleMs);
    for (const one of waiting) {
      if (!fillIn(one) || begun.has(one)) continue;
      begun.set(one, now);
      onFilled();
    }
    if (waiting.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  const stop = (): void => observer.disconnect();
  if (typed.length > 0) {
    observer.observe(document.body, { childList: true, subtree: true });
    fill();
    setTimeout(stop, withinMs);
  }
  return stop;
}
