import type { Page, Request } from '@playwright/test';

/** What came of an act: the page's address, its controls and what React knows of them, requests and errors. */
export interface Outcome {
  /** The path, without names of bookings. */
  readonly at: string;
  readonly page: unknown;
  readonly sent: readonly string[];
  readonly errors: readonly string[];
}

/** Names of bookings, quotes and keys, which differ from one page to the next. */
export const nameless = (address: string): string =>
  address
    .replaceAll(/\d+_[\w-]+/g, '*')
    .replaceAll(/(?<=\/(?:share|quotes)\/)[^/?]+/g, '*')
    .replaceAll(/\d{4}-\d\d-\d\d/g, '*');

const onItsWay = 'on its way';

/** Watches a page from its beginning. */
export function watch(page: Page): { readonly settled: () => Promise<Outcome> } {
  const sent: string[] = [];
  const errors: string[] = [];
  const open = new Set<Request>();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) open.add(request);
    if (request.method() !== 'GET' && (pathname.startsWith('/api/') || request.isNavigationRequest()))
      sent.push(`${request.method()} ${nameless(pathname)}`);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  const look = async (): Promise<Outcome> => ({
    at: nameless(new URL(page.url()).pathname),
    page: await page.evaluate(standing).catch(() => onItsWay),
    sent: sent.toSorted(),
    errors: [...errors],
  });
  return {
    async settled() {
      let [same, before] = [0, ''];
      for (let time = 0; time < 60; time += 1) {
        const outcome = await look();
        const now = JSON.stringify(outcome);
        same = now === before && open.size === 0 && outcome.page !== onItsWay ? same + 1 : 0;
        if (same === 3) return outcome;
        before = now;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      return look();
    },
  };
}

/** Runs in the page. */
function standing() {
  if (document.querySelector('#root') === null) return 'elsewhere';
  const isAlive = document.documentElement.dataset['hydration'] === 'done';
  if (!isAlive) throw new Error('not yet');
  const known = (element: Element): Readonly<Record<string, unknown>> => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
    return key === undefined ? {} : ((element as unknown as Record<string, Record<string, unknown>>)[key] ?? {});
  };
  const state = (element: HTMLElement): unknown => {
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    ) {
      const { value, checked } = known(element);
      const isTicked = 'checked' in element && element.checked;
      // A sum that the server filled in differs from one booking to the next.
      const typed = (element as { readonly drawnValue?: string }).drawnValue === element.value ? null : element.value;
      const isKnown =
        (value === undefined || value === element.value) && (checked === undefined || checked === isTicked);
      return [typed, isTicked, isKnown];
    }
    if (element.tagName === 'SUMMARY') return (element.parentElement as HTMLDetailsElement).open;
    return ['aria-expanded', 'aria-pressed', 'aria-busy'].map((name) => element.getAttribute(name));
  };
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.innerText.replaceAll(datesAndSums, ' ').trim());
  const datesAndSums =
    /[\d\s.,:]+|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;
  const controls = [...document.querySelectorAll<HTMLElement>('[data-control]')];
  return {
    // A page of its own has numbers of its own, and one that the guest was led to in place has none.
    controls: controls.map((element) => [element.dataset['control'], state(element)]),
    said: [...texts('[role=alert]'), ...texts('[role=status]')].filter(Boolean),
    open: texts('dialog[open],[role=dialog]'),
  };
}
