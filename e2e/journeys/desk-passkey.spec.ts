import type { Page } from '@playwright/test';
import { linde, sandalwood } from '../hotels.ts';
import { signInLink } from '../pages/desk.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (Passkeys).

test('a passkey is made on a device, opens the desk there, and once forgotten opens nothing', async ({
  page,
  language,
  guard,
}) => {
  // The passkey that opens nothing any more is refused so.
  guard.allow(/422 .*passkey-sign-in/);
  const say = wordsOf('desk', language);
  const hotel = language === 'en' ? linde : sandalwood;
  await addAuthenticator(page);
  const link = new URL(await signInLink(hotel, 'owner'));
  await page.goto(`${link.href}&lang=${language}`);
  await page.getByRole('button', { name: say('Open the desk') }).click();
  await page.waitForURL((url) => url.searchParams.get('token') === null || url.search.includes('post'));

  const you = `${link.origin}/you?lang=${language}`;
  await page.goto(you);
  await page.getByRole('button', { name: say('Make a passkey on this device') }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    say('The passkey is made. The next time, this device opens the desk.'),
  );

  await page.context().clearCookies();
  await page.goto(you);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Sign in', { context: 'a title' }));
  await page.getByRole('button', { name: say('Sign in with a passkey') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('How you sign in'));

  await page.getByText(say('Forget it', { context: 'a passkey' }), { exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    say('Passkey removed. It no longer signs you in.'),
  );
  await page.context().clearCookies();
  await page.goto(you);
  await page.getByRole('button', { name: say('Sign in with a passkey') }).click();
  await expect(page.getByRole('alert')).toContainText(
    say('This passkey does not open the desk. It may have been forgotten here: have a link sent to you.'),
  );
});

/** A device that answers whoever asks, as one does that is unlocked by a finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
