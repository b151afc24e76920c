import type { Browser } from '@playwright/test';
import { medianOf } from '../bench/figures.ts';
import { inLighthouse } from '../bench/in-lighthouse.ts';
import { firstView } from '../bench/slow-phone.ts';
import { giveToProfile } from './lighthouse.ts';
import { makePage } from './make-page.ts';
import type { JudgedPage } from './pages.ts';

/** What a page costs on a slow phone, medians of so many runs; milliseconds. */
export interface JudgedTimes {
  readonly page: string;
  readonly runs: number;
  readonly lcp: number;
  /** The same page in the same runs, with every file of scripts blocked. */
  readonly lcpWithoutScripts: number;
  readonly tbt: number;
  /** The largest layout shift of the runs (Chromium's score); rows that are older have none. */
  readonly cls?: number;
  /** Lighthouse's own run, mobile; null where it was left out. */
  readonly lighthouse: { readonly performance: number; readonly tbt: number } | null;
}

/** Pages whose times are promised. */
export const timedPages: readonly string[] = [
  'hotel home',
  'landing',
  'room',
  'room checkout',
  'payment',
  'status',
  'journal',
  'post',
];

/** What is promised of them. Performance is 100; a check may let a busy machine take two points. */
export const promisedTimes = { lcp: 1200, beside: 1.1, tbt: 80, cls: 0.01, performance: 98 } as const;

/** Times of pages, in turns: each page once with its scripts and once without, then the next. */
export async function timesOf(
  browser: Browser,
  port: number,
  pages: readonly JudgedPage[],
  { runs, withLighthouse }: { readonly runs: number; readonly withLighthouse: boolean },
): Promise<JudgedTimes[]> {
  const seen = pages.map((page) => ({
    page,
    with: [] as { lcp: number; tbt: number; cls: number }[],
    without: [] as number[],
    lighthouse: [] as { performance: number; tbt: number }[],
  }));
  for (let run = 0; run < runs; run += 1)
    for (const { page, with: alive, without, lighthouse } of seen) {
      const made = await makePage(browser, page);
      // First one, then the other: what the machine does by the minute is then in both.
      const order = run % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
      for (const which of order)
        if (which === 'with') alive.push(await firstView(browser, made, 'with scripts'));
        else without.push((await firstView(browser, made, 'without scripts')).lcp);
      if (!withLighthouse) continue;
      await giveToProfile(browser, made);
      const { score, figures } = await inLighthouse(made.address, port);
      lighthouse.push({ performance: score, tbt: figures.tbt });
    }
  return seen.map(({ page, with: alive, without, lighthouse }) => ({
    page: page.name,
    runs,
    lcp: Math.round(medianOf(alive.map(({ lcp }) => lcp))),
    lcpWithoutScripts: Math.round(medianOf(without)),
    tbt: Math.round(medianOf(alive.map(({ tbt }) => tbt))),
    cls: Number(Math.max(...alive.map(({ cls }) => cls)).toFixed(3)),
    lighthouse: withLighthouse
      ? {
          performance: medianOf(lighthouse.map(({ performance }) => performance)),
          tbt: Math.round(medianOf(lighthouse.map(({ tbt }) => tbt))),
        }
      : null,
  }));
}

/** What falls short of the promise. */
export function slowness({ page, lcp, lcpWithoutScripts, tbt, cls = 0, lighthouse }: JudgedTimes): string[] {
  const beside = lcp / lcpWithoutScripts;
  return [
    ...(lcp > promisedTimes.lcp ? [`${page}: LCP ${lcp} ms`] : []),
    ...(beside > promisedTimes.beside ? [`${page}: LCP ${beside.toFixed(2)} times that without scripts`] : []),
    ...(tbt > promisedTimes.tbt ? [`${page}: blocked for ${tbt} ms`] : []),
    ...(cls > promisedTimes.cls ? [`${page}: layout shift ${cls}`] : []),
    ...(lighthouse !== null && lighthouse.performance < promisedTimes.performance
      ? [`${page}: Lighthouse performance ${lighthouse.performance}`]
      : []),
  ];
}
