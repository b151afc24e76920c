import { longestLinkText, type MeasuredEvent } from './measured-event.ts';

/** A page was opened: its path and its search. */
export const pageView = ({ pathname, search }: URL): MeasuredEvent => ({
  name: 'page_view',
  properties: { page_path: pathname, page_search: search },
});

/** A link was followed: its address, and the first 100 characters of its text. */
export const linkClick = (url: string, text: string): MeasuredEvent => ({
  name: 'link_click',
  properties: { link_url: url, link_text: text.replaceAll(/\s+/g, ' ').trim().slice(0, longestLinkText) },
});

/** The next quarter of the page has been seen. */
export const scrollDepth = (percent: number): MeasuredEvent => ({ name: 'scroll_depth', properties: { percent } });

/**
 * The quarters that are reached for the first time when so much of a page has been seen, in percent.
 * `reached` is the highest told so far.
 */
export function newQuarters(seen: number, reached: number): readonly number[] {
  return [25, 50, 75, 100].filter((quarter) => quarter > reached && quarter <= seen);
}

/** Code of a release failed: which release, the kind of error and the place in its files. Its words stay in the browser. */
export interface PageFailure {
  readonly release: string;
  readonly name: string;
  readonly at: string;
}

export const pageCrashed = (failure: PageFailure): MeasuredEvent => ({
  name: 'page_crashed',
  properties: { ...failure },
});

/** The page reloads itself after a crash. */
export const boundaryReloaded = (release: string): MeasuredEvent => ({
  name: 'errorboundary_reloaded',
  properties: { release },
});

/** How fast the page was, in milliseconds (CLS without a unit), with the release whose screen it is. */
export const webVitals = (release: string, times: Readonly<Record<string, number>>): MeasuredEvent => ({
  name: 'web_vitals',
  properties: { release, ...times },
});
