import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { linde, sandalwood } from '../hotels.ts';
import { startSecondOrigin } from '../releases/second-origin.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';
import { startHangingApi } from './hanging-api.ts';

test('a new visitor whose API hangs sees the hotel’s frame and a calm sentence, not a bare page', async ({
  page,
  guard,
  language,
}) => {
  test.slow();
  guard.allow(/status of 503|answer 503|request failed|ERR_EMPTY_RESPONSE|aborted due to timeout|could not be read/);
  const engine = await startHangingApi();
  const origin = await startSecondOrigin(() => undefined, { API_URL: engine.url });
  try {
    const address = `${origin.addressOf(sandalwood.host)}/?lang=${language}`;
    // Somebody was here before: the origin knows the site.
    await seen(origin.port, `${sandalwood.host}:${origin.port}`, `/?lang=${language}`);
    engine.hang();
    const began = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 15_000 });
    expect(Date.now() - began).toBeLessThan(15_000);
    // The browser asks once more by itself, for as long as a call may take.
    const sentence = page.getByRole('heading', { level: 1, name: wordsOf('ui', language)('Please try again later!') });
    await expect(sentence).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  } finally {
    // A page that is still open would ask the origin that is gone.
    await page.close();
    await origin.stop();
    await engine.stop();
  }
});

test('an origin that was started anew while its API hangs shows the hotel’s frame from what it knew before', async ({
  page,
  guard,
}) => {
  test.slow();
  guard.allow(/status of 503|answer 503|request failed|ERR_EMPTY_RESPONSE|aborted due to timeout|could not be read/);
  const folder = ownFolder('e2e-known');
  const engine = await startHangingApi();
  const settings = { API_URL: engine.url, KNOWN_SITES_FILE: path.join(folder, 'known-sites.json') };
  const before = await startSecondOrigin(() => undefined, settings);
  // Whoever was here read English: the frame of a new guest is in the guest's own language all the same.
  await seen(before.port, `${sandalwood.host}:${before.port}`, '/?lang=en');
  await before.stop();
  engine.hang();
  const origin = await startSecondOrigin(() => undefined, settings);
  try {
    await page.goto(`${origin.addressOf(sandalwood.host)}/?lang=de`, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toContainText('Sandalwood Courtyard', { timeout: 15_000 });
    const sentence = page.getByRole('heading', { level: 1, name: wordsOf('ui', 'de')('Please try again later!') });
    await expect(sentence).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('contentinfo')).toBeVisible();

    // A host that was never asked for is unknown: it gets a frame that is nobody's, in the guest's language.
    await page.goto(`${origin.addressOf(linde.host)}/?lang=ar`);
    await expect(page.getByRole('banner')).toContainText(linde.host);
    await expect(page.getByRole('heading', { level: 1, name: 'حدث خطأ ما.' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
      'English',
      'Deutsch',
      'العربية',
      'हिन्दी',
    ]);
  } finally {
    await page.close();
    await origin.stop();
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Opens a page as somebody did before, again while the origin is too busy for it: it knows what it has shown. */
const seen = (port: number, host: string, path: string): Promise<void> =>
  expect.poll(() => statusOf(port, host, path), { timeout: 30_000 }).toBe(200);

const statusOf = (port: number, host: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, (reply) =>
      reply.resume().on('end', () => resolve(reply.statusCode)),
    ).on('error', reject);
  });
