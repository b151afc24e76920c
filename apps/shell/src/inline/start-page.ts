import { layOutBelow } from './first-view.ts';
import { formatsAside } from './formats-aside.ts';
import { given } from './given.ts';
import { isSupported, keepPlain } from './support-floor.ts';

interface File {
  readonly href: string;
  /** None in a dev server's files. */
  readonly integrity: string | null;
}

/** What a page starts with, and what that will ask for. */
export interface StartFiles {
  readonly scripts: readonly File[];
  readonly ahead: readonly File[];
}

/** How long scripts wait for the first picture, in milliseconds. */
const patienceMs = 2500;

/**
 * Lays out the rest of the page and starts its scripts once the first view is painted, with its picture where it has one
 * (or that will not come): scripts share the line and the processor with nothing that a guest waits to see. A picture is
 * on the screen two frames after it has come. What the shell will ask for starts beside them; attributes equal the
 * loaders' own, or files would be fetched twice. Each step is a task of its own, so that a slow phone answers between them.
 */
export function startPage(script: HTMLScriptElement): void {
  if (!isSupported()) return keepPlain();
  const { scripts, ahead } = given<StartFiles>(script);
  const steps = [...ahead.map((file) => () => preload(file)), ...scripts.map((file) => () => run(file)), formatsAside];
  const start = (): void => {
    const step = steps.shift();
    if (!step) return;
    step();
    setTimeout(start);
  };
  const layOut = layOutBelow();
  const all = (): unknown =>
    setTimeout(() => {
      layOut();
      start();
    });
  const soon = (): unknown => requestAnimationFrame(() => requestAnimationFrame(all));
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  setTimeout(start, patienceMs);
  if (!hero) whenWordsShow(all, soon);
  else if (hero.complete) soon();
  else {
    hero.addEventListener('load', soon);
    hero.addEventListener('error', start);
  }
}

/** Of words a browser says when they are painted: two frames on a phone with a slow processor are made long before. */
function whenWordsShow(then: () => void, otherwise: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return otherwise();
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
}

const preload = ({ href, integrity }: File): void =>
  add(document.createElement('link'), integrity, { rel: 'preload', as: 'script', href });

const run = ({ href, integrity }: File): void =>
  add(document.createElement('script'), integrity, { async: false, src: href });

const add = (element: HTMLElement, integrity: string | null, attributes: object): void =>
  document.head.append(
    Object.assign(element, { crossOrigin: 'anonymous', ...(integrity ? { integrity } : {}), ...attributes }),
  );
