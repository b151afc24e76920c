import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { ready } from '../guard.ts';
import { differingShare } from './differing-share.ts';

/** Two pages that should look alike: the same address in the release and in what is live. */
interface Pair {
  readonly address: string;
  /** `name=value`, as the guest has them. */
  readonly cookies: readonly string[];
}

interface Asked {
  readonly pairs: readonly Pair[];
  /** The cookie that shows what is live. */
  readonly live: string;
  /** Where pictures of pages that differ are put. */
  readonly folder: string;
}

/** How long a page may take, in milliseconds. */
const patienceMs = 12_000;

// Takes a picture of each page in the release and in what is live, and says as JSON which share of the pixels differs. Pictures
// of pages that differ at all are kept.
const { pairs, live, folder } = JSON.parse(await text(process.stdin)) as Asked;
const browser = await chromium.launch(launchOptions);
const judge = await browser.newPage();
const shares: { readonly address: string; readonly share: number | null }[] = [];
for (const [place, { address, cookies }] of pairs.entries()) {
  const [before, after] = await Promise.all([
    pictureOf(browser, address, [...cookies, live]),
    pictureOf(browser, address, cookies),
  ]);
  const share = before === null || after === null ? null : await differingShare(judge, before, after);
  shares.push({ address, share });
  if (share === null || share === 0 || before === null || after === null) continue;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${place}-live.png`), before);
  await writeFile(path.join(folder, `${place}-release.png`), after);
}
process.stdout.write(JSON.stringify(shares), () => process.exit());

/** The whole page as it stands once its script has taken it over; null where it does not come. */
async function pictureOf(from: Browser, address: string, cookies: readonly string[]): Promise<Buffer | null> {
  const context = await from.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  try {
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
    await comeWhole(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } catch {
    return null;
  } finally {
    await context.close();
  }
}

/** What comes when a guest scrolls to it is there as well: parts that come later, pictures, letters. */
async function comeWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
}
