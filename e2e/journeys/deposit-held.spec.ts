import type { Page } from '@playwright/test';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { depositHouse } from '../hotels.ts';
import { mailAbout } from '../inbox.ts';
import { somebody } from '../pages/desk-guest.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Security deposits (Said before it is agreed, Taken once, Its end).

const goodCard = '4242 4242 4242 4242';

/** Tonight at the house, whose deposits are held from midnight on. */
const tonight = () => {
  const checkIn = todayAt(depositHouse);
  return { checkIn, checkOut: new Date(Date.parse(checkIn) + 86_400_000).toISOString().slice(0, 10) };
};

/** Looks at the page again until it says something: jobs carry the acts out later. */
async function until(page: Page, said: RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText(said)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
}

for (const end of ['taken', 'let go'] as const)
  test(`a deposit that was said before the card was left is held, seen at the desk, and ${end} there`, async ({
    page,
    browser,
    roomCheckout,
    payment,
    booking,
    traveller: known,
    language,
  }) => {
    test.slow();
    // The desk finds a guest by a name that is nobody else's.
    const traveller = { ...known, fullName: somebody('Meera').fullName };
    const home = new HotelHome(page, depositHouse, language);
    await home.openFor(tonight());
    await home.book('creek-room', 'flexible');
    await roomCheckout.fillIn(traveller);
    await roomCheckout.way('guarantee').check();
    const terms =
      'On {first}, {amount} is held on your card as a security deposit and released by the end of {last}. Nothing is charged unless the hotel tells you the amount and the reason.';
    await expect(page.getByText(roomCheckout.say(terms, { place: 'part' }))).toBeVisible();
    await roomCheckout.bookWithCard.click();
    await payment.leaveCard(goodCard);
    const { say } = booking;
    const held =
      '{amount} is held on your card as a security deposit and released by the end of {last}. Nothing is charged unless the hotel tells you the amount and the reason.';
    await expect(page.getByRole('main').getByText('4242')).toBeVisible();
    await until(page, say(held));

    const desk = await (await browser.newContext()).newPage();
    const atDesk = wordsOf('desk', language);
    await openDesk(desk, await signInLink(depositHouse, 'reception'), language);
    await desk.getByRole('link', { name: traveller.fullName }).first().click();
    await expect(desk.getByRole('heading', { level: 1, name: traveller.fullName })).toBeVisible();
    const part = desk.getByRole('region', {
      name: atDesk('Security deposit', { context: 'section of a booking' }),
    });
    await expect(part.getByText(atDesk('{amount}, held until the end of {last}', { place: 'start' }))).toBeVisible();
    await ready(desk);
    const { violations } = await axeOn(desk).analyze();
    expect(violations.map(({ id, nodes }) => `${id} at ${String(nodes[0]?.target)}`)).toEqual([]);

    if (end === 'let go') {
      await part.getByRole('button', { name: atDesk('Release deposit', { context: 'a security deposit' }) }).click();
      await expect(part.getByText(atDesk('{amount} released'))).toBeVisible();
      await until(
        page,
        say(
          'Your security deposit of {amount} has been released, and nothing was charged. Your bank may show it for a few more days.',
        ),
      );
      return;
    }
    await part.getByText(atDesk('Charge part of it and release the rest')).click();
    await part.getByRole('textbox', { name: atDesk('Sum to take, in {sign}') }).fill('40');
    await part.getByRole('textbox', { name: atDesk('Reason, which the guest reads') }).fill('Two glasses');
    await part.getByRole('button', { name: atDesk('Take the sum', { context: 'of a security deposit' }) }).click();
    await expect(part.getByText('Two glasses')).toBeVisible();
    await expect(part.getByRole('button')).toHaveCount(0);
    await until(
      page,
      say('The hotel charged {taken} of your security deposit. Its reason: {reason}. The rest is released.', {
        values: { reason: 'Two glasses' },
      }),
    );
    expect((await mailAbout(traveller.email, /security deposit|التأمين/u)).text).toContain('Two glasses');
  });
