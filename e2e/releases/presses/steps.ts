import type { Page } from '@playwright/test';

/** One step of a walk; a walk that ends there says which. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`cannot ${what}: ${why}`);
  }
}

/** Waits until a press has led to a page, which must not be an error. */
export async function leadsTo(page: Page, address: RegExp): Promise<void> {
  await page.waitForURL(address);
  const status = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.responseStatus ?? 0;
  });
  if (status >= 400) throw new Error(`it leads to ${new URL(page.url()).pathname}, which answers ${status}`);
}

/** Fills in fields by their names, which the form's action reads too. */
export async function fill(page: Page, form: string, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`${form} [name="${name}"]`).first().fill(value);
}

/** Pays in the window of the sandbox's gateway, which speaks English. */
export async function payInWindow(page: Page): Promise<void> {
  const window = page.getByRole('dialog').locator('iframe').contentFrame();
  const pay = window.getByRole('button', { name: 'Pay successfully', exact: true });
  await pay.waitFor();
  // What its buttons do comes with its script.
  await pay.evaluate(() => document.readyState === 'complete' || new Promise((come) => addEventListener('load', come)));
  await pay.click();
}
