import { get } from 'node:http';
import { sandalwood } from '../hotels.ts';
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

const seen = (port: number, host: string, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, (reply) => reply.resume().on('end', resolve)).on(
      'error',
      reject,
    );
  });
