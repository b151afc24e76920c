/** How long what lies below the first view waits for the first picture, in milliseconds. */
const patienceMs = 400;

/** The mark of a document whose first view is not painted yet (packages/ui: first-view.css). */
export const firstViewMark = 'data-first-view';

const signs = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchmove'];

/**
 * Lays out what lies below the first view, a part a frame, so that no step of it keeps a phone from answering, and that a
 * part which is shorter than was guessed moves the next one before that is shown. It begins when the answer is called, or
 * after a while; at once and whole where the guest wants more than the first view: an anchor, a page come back to, a
 * touch, a key, a scroll. A page that was opened for a part of it (`data-arrival`) begins there, as with an anchor.
 */
export function layOutBelow(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-below]')];
  const shown: HTMLElement[] = [];
  let isOver = false;
  let hasBegun = false;
  const all = (): void => {
    if (isOver) return;
    isOver = true;
    document.documentElement.removeAttribute(firstViewMark);
    for (const part of shown) part.removeAttribute('style');
  };
  const next = (): void => {
    if (isOver) return;
    const part = parts.shift();
    if (!part) return all();
    part.style.cssText = 'content-visibility:visible;visibility:visible';
    shown.push(part);
    requestAnimationFrame(() => setTimeout(next));
  };
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    next();
  };
  const arrival = document.querySelector('[data-arrival]');
  if (location.hash || !isFirstVisit()) all();
  else if (arrival) {
    all();
    arrival.scrollIntoView({ behavior: 'instant' });
  }
  for (const sign of signs) addEventListener(sign, all, { once: true, passive: true, capture: true });
  setTimeout(begin, patienceMs);
  return begin;
}

/** A page that was reloaded or come back to stands where the guest had left it. */
function isFirstVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
