import type { Locator } from '@playwright/test';

/**
 * Fills in a field. In Firefox, which Playwright speaks WebDriver BiDi to, letter by letter: what it fills in at once there is
 * written past the page, which then does not know of it.
 */
export async function fillIn(field: Locator, text: string): Promise<void> {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text);
  await field.click();
  await field.pressSequentially(text);
}
