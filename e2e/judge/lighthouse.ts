import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { MadePage } from './make-page.ts';

/** Lighthouse's scores of a page, 0 to 100. */
export interface Scores {
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  /** The audits that cost points, with what they found. */
  readonly failed: readonly string[];
}

const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** What no demo on plain HTTP can have: the certificate, and what a crawler refuses of a local address. */
const ofTheMachine: readonly string[] = ['is-on-https', 'redirects-http'];

/** Lighthouse looks from the browser's own profile: gives it what a device has been given. */
export async function giveToProfile(browser: Browser, { address, storageState }: MadePage): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  await devtools.send('Storage.clearCookies');
  const cookies = storageState.cookies.map(({ name, value, httpOnly, sameSite }) => ({
    name,
    value,
    httpOnly,
    sameSite,
    url: address,
  }));
  if (cookies.length > 0) await devtools.send('Storage.setCookies', { cookies });
  await devtools.detach();
}

/**
 * Lighthouse in a browser that listens on `port`, without its performance. Of a page that is not found on purpose the
 * browser's own line on the console is left out. Throws where the page is answered otherwise than by `status`: then it is
 * another page than the one that the engines saw.
 */
export async function byLighthouse(address: string, port: number, status: number): Promise<Scores> {
  const isMissing = status === 404;
  const outcome = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits: [...ofTheMachine, ...(isMissing ? ['errors-in-console'] : [])],
    disableFullPageScreenshot: true,
    // A page that is not found is a page to judge all the same.
    ignoreStatusCode: true,
  });
  if (!outcome) throw new Error(`Lighthouse judged nothing at ${address}`);
  const { audits, categories: judged, runtimeError } = outcome.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  if ((audits['http-status-code']?.score === 0) !== status >= 400)
    throw new Error(`Lighthouse was not answered with ${status} at ${address}`);
  const score = (category: (typeof categories)[number]): number => Math.round((judged[category]?.score ?? 0) * 100);
  const failed = categories.flatMap((category) =>
    (judged[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}${detailsText(audits[id]?.details)}`),
  );
  return {
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    failed,
  };
}

/** The first things that an audit lists. */
function detailsText(details: unknown): string {
  const { items } = { items: [], ...(details as { items?: readonly unknown[] } | undefined) };
  return items.length === 0 ? '' : ` (${JSON.stringify(items).slice(0, 400)})`;
}
