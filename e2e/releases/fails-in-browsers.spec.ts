import { createHash } from 'node:crypto';
import { openReleaseStore, type Release } from '@latchkey/releases/store';
import { sandalwood } from '../hotels.ts';
import { isNight } from '../short-run.ts';
import { expect, test } from '../test.ts';
import { startSecondOrigin } from './second-origin.ts';
import { liveRelease } from './store.ts';

// A canary whose pages are well on the server and do not come alive in any browser: its guests' browsers tell, each with the
// proof of its page, and it ends. Their networks are those that a balancer names.

test('a canary that fails in browsers alone is taken out by what they prove', async ({ browser }) => {
  test.skip(!isNight, 'tried at night');
  test.setTimeout(180_000);
  const origin = await startSecondOrigin(() => undefined, {
    ORIGIN_TRUSTED_PROXIES: '127.0.0.1',
    RELEASE_PREVIEW_SECRET: 'previews-of-a-story-are-signed-by-this',
  });
  try {
    const store = openReleaseStore(origin.store);
    const good = await liveRelease(origin.store, 'itinerary');
    const entry = 'remoteEntry.bad00000.js';
    const code = `throw new TypeError('bad');`;
    const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
    const bad: Release = {
      ...good,
      id: 'bad000000001',
      remoteEntry: entry,
      files: { ...good.files, [entry]: { integrity, bytes: code.length } },
    };
    await store.blobs.keep(`assets/itinerary/${entry}`, code);
    await store.blobs.keep(`releases/itinerary/${bad.id}.json`, JSON.stringify(bad));
    const canary = { itinerary: { id: bad.id, percent: 80, since: new Date().toISOString() } };
    await store.change<never>(async (current) => ({ kind: 'change', next: { ...current, canary }, entries: [] }));

    const isOut = async (): Promise<boolean> => (await store.composition()).quarantined.includes(`itinerary@${bad.id}`);
    for (let guest = 0; guest < 60 && !(await isOut()); guest++) {
      const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${guest}` } });
      const page = await context.newPage();
      const told = page.waitForRequest(/\/_reports$/, { timeout: 3000 }).catch(() => null);
      expect((await page.goto(`${origin.addressOf(sandalwood.host)}/planner/1760`))?.status()).toBe(200);
      await told;
      await context.close();
    }
    await expect.poll(isOut).toBe(true);
    const [entryOfJournal] = await store.journal();
    expect(entryOfJournal).toMatchObject({ action: 'quarantine', by: 'origin', to: good.id });
    expect(entryOfJournal?.why).toMatch(/^in browsers: failed in \d+ of \d+ networks, the live release in 0 of \d+$/);
  } finally {
    await origin.stop();
  }
});
