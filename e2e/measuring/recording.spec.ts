import { asGuestsHosts, launchOptions } from '../browser.ts';
import { ready } from '../guard.ts';
import { addressOf } from '../running/addresses.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Validation.

test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), asGuestsHosts] } });

// Hosts of the run are plain HTTP, for which the browser does without this header.
test.beforeEach(({ guard }) => guard.allow(/Cross-Origin-Opener-Policy header has been ignored/));

/** What a guest must not find in a recording, by the field that holds it. The card is the one of the networks' own examples. */
const secrets = {
  password: 'lindenblatt-im-regen',
  hidden: 'hidden-token-of-a-guest',
  'cc-number': '4111111111111111',
  'social-security': '078051120',
  text: 'allergic to walnuts',
};

declare global {
  // What the recorder has sent, unpacked. Playwright cannot read such bodies.
  var recordedParts: string[];
}

/** In the page, before its scripts: what goes to the recorder's path is read beside being sent. */
function keepWhatIsRecorded(): void {
  const send = globalThis.fetch.bind(globalThis);
  globalThis.recordedParts = [];
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (pathname === '/t/record' && init?.body !== undefined && init.body !== null) {
      const bytes = new Uint8Array(await new Response(init.body).arrayBuffer());
      const plain = new Blob([bytes]).stream();
      const text = bytes[0] === 0x1f ? plain.pipeThrough(new DecompressionStream('gzip')) : plain;
      globalThis.recordedParts.push(await new Response(text).text());
    }
    return send(input, init);
  };
}

test('a recording has no word of the page and nothing of what stands in a field', async ({ page }) => {
  await page.addInitScript(keepWhatIsRecorded);
  const parts = (): Promise<string[]> => page.evaluate(() => globalThis.recordedParts);
  const address = `${addressOf('linde.hotels.test')}/?lang=en`;
  await page.context().addCookies([{ name: 'latchkey-measuring', value: 'allowed', url: address }]);
  await page.goto(address);
  await ready(page);
  const headline = await page.getByRole('heading', { level: 1 }).innerText();
  // The recorder is there: it sends each ten seconds.
  await expect.poll(async () => (await parts()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.evaluate((hidden) => {
    const form = document.createElement('form');
    form.innerHTML = `<input name="password" type="password"><input name="hidden" type="hidden" value="${hidden}">
      <input name="cc-number" autocomplete="cc-number"><input name="social-security"><textarea name="text"></textarea>`;
    document.querySelector('main')?.prepend(form);
  }, secrets.hidden);
  for (const [name, secret] of Object.entries(secrets))
    if (name !== 'hidden') await page.locator(`[name=${name}]`).pressSequentially(secret);
  const before = (await parts()).length;
  await expect.poll(async () => (await parts()).length, { timeout: 30_000 }).toBeGreaterThan(before);

  const recorded = (await parts()).join('\n');
  // It is a recording of this page, in which what was written shows as stars.
  expect(recorded).toContain('**');
  for (const secret of Object.values(secrets)) {
    expect(recorded).not.toContain(secret);
    // A card's digits are none too when they come one by one.
    expect(recorded).not.toContain(secret.slice(0, -1));
  }
  expect(recorded).not.toContain(headline.split('\n')[0] ?? '');
});
