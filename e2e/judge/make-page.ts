import type { Browser, BrowserContext } from '@playwright/test';
import { addressOf } from '../running/addresses.ts';
import type { JudgedPage } from './pages.ts';

/** A page's address without its language, and what the device that may see it has been given. */
export interface MadePage {
  readonly address: string;
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Makes what a page is about. The device has loaded no script, style or picture of the host by then. */
export async function makePage(browser: Browser, { host, path, make }: JudgedPage): Promise<MadePage> {
  const origin = addressOf(host);
  const context = await browser.newContext();
  try {
    if (make === undefined) return { address: origin + path, storageState: { cookies: [], origins: [] } };
    const page = await context.newPage();
    await page.goto(`${origin}/robots.txt`);
    return { address: origin + (await make(page)), storageState: await context.storageState() };
  } finally {
    await context.close();
  }
}

/** The address in a language. */
export function addressInLanguage(address: string, language: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}
