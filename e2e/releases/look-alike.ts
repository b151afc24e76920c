import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { Compared, PagesToCompare } from '@latchkey/releases/gate';
import { sideBySide } from '../../scripts/run/side-by-side.ts';
import { launchOptions } from '../browser.ts';
import { ready } from '../guard.ts';
import { differingShare } from './differing-share.ts';

/** How long a page may take, in milliseconds. */
const patienceMs = 12_000;

/** Parts that are laid out late have the height of their own at once; that it is a preview is said on both pages, or on one. */
const settled = '* { content-visibility: visible !important; } a[href="/_releases/live"] { display: none !important; }';

// Takes a picture of each page in the release and in what is live, and says as JSON which share of the pixels differs. Pictures
// of pages that differ at all are kept.
const { pairs, live, folder } = JSON.parse(await text(process.stdin)) as PagesToCompare;
const browser = await chromium.launch(launchOptions);
const judge = await browser.newPage();
const compared: Compared[] = [];
await sideBySide(
  2,
  pairs.map((pair, place) => async () => {
    compared.push({ address: pair.address, ...(await compare(pair, path.join(folder, String(place)))) });
  }),
);
process.stdout.write(JSON.stringify(compared), () => process.exit());

async function compare(
  { address, cookies }: PagesToCompare['pairs'][number],
  name: string,
): Promise<Omit<Compared, 'address'>> {
  const before = await pictureOf(browser, address, [...cookies, live]);
  const after = await pictureOf(browser, address, cookies);
  if (typeof before === 'string') return { share: 1, why: `what is live gives no picture: ${before}` };
  if (typeof after === 'string') return { share: 1, why: `it gives no picture: ${after}` };
  const share = before.equals(after) ? 0 : await differingShare(judge, before, after);
  if (share > 0) {
    await mkdir(folder, { recursive: true });
    await writeFile(`${name}-live.png`, before);
    await writeFile(`${name}-release.png`, after);
  }
  return { share, why: null };
}

/** The whole page as it stands once its script has taken it over; or why it does not come. */
async function pictureOf(from: Browser, address: string, cookies: readonly string[]): Promise<Buffer | string> {
  const context = await from.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  try {
    // Letters are optional on these pages: which come in time is the line's doing, and not the release's.
    await context.route(/\.woff2$/, (route) => route.abort());
    await context.addCookies(
      cookies.map((one) => ({
        name: one.slice(0, one.indexOf('=')),
        value: one.slice(one.indexOf('=') + 1),
        url: address,
      })),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await page.goto(address, { waitUntil: 'load' });
    await ready(page);
    await page.addStyleTag({ content: settled });
    await comeWhole(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    await context.close();
  }
}

/** What comes when a guest scrolls to it is there as well: parts that come later, pictures. */
async function comeWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
}
