import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { heldHouses } from '../hotels.ts';
import { mailAbout } from '../inbox.ts';
import { StartObject } from '../pages/start.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { operatorMail } from '../running/operators.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (The provider's people, Holding a hotel).

const lanternRooms = {
  kind: 'Hotel or guest house',
  sentence: 'Six rooms above a lane of lanterns.',
  country: 'NP',
  city: 'Kathmandu',
  street: 'Asan Tole 4',
  phone: '+977 1 4700321',
  rooms: 'Lane double, 6, 1 double, 2, 2,400',
} as const;

test('the provider’s people keep guests from a hotel in a press, and let them in again', async ({
  page,
  browser,
  guard,
  language,
}) => {
  test.slow();
  guard.allow(/status of 4/);
  const say = wordsOf('desk', language);
  const hotel = language === 'ar' ? heldHouses.ar : heldHouses.en;
  const mail = operatorMail(language);

  await test.step('somebody whom the settings name signs in by a mail', async () => {
    await page.goto(`${addressOf(hosts.desk)}/sign-in?lang=${language}`);
    await ready(page);
    await page.getByRole('textbox', { name: say('No passkey here? Your email address') }).fill(mail);
    await page.getByRole('button', { name: say('Send me a link') }).click();
    const { text } = await mailAbout(mail, /Latchkey/);
    await page.goto(`${/https?:\/\/\S+\/sign-in\?\S+/.exec(text)?.[0] ?? ''}&lang=${language}`);
    await page.getByRole('button', { name: say('Open the desk') }).click();
    const paper = page.getByRole('link', { name: say('I have it on paper') });
    await paper.click();
    await page.getByRole('link', { name: say('All hotels', { context: 'of the provider' }) }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: say('All hotels', { context: 'of the provider' }) }),
    ).toBeVisible();
    await ready(page);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
  });

  const guest = await (await browser.newContext()).newPage();
  const home = async (): Promise<number | undefined> =>
    (await guest.goto(`${addressOf(hotel.host)}/?lang=${language}`))?.status();
  expect(await home()).toBe(200);

  const find = async (): Promise<void> => {
    await page.getByRole('searchbox').fill(hotel.slug);
    await page.getByRole('button', { name: say('Find', { context: 'among the hotels' }) }).click();
    await ready(page);
  };
  const waiting = (name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
  const line = page.getByRole('listitem').filter({ hasText: String(hotel.id) });

  await test.step('a hotel is held with a reason, and guests see a calm page', async () => {
    await find();
    await line.locator('summary').click();
    await line.getByRole('textbox').fill('Pictures of another house');
    await line.getByRole('button').click();
    await expect(
      page.getByRole('status').filter({ hasText: say('Hidden from guests. Its bookings stay valid.') }),
    ).toBeVisible();
    await expect.poll(home).toBe(404);
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  await test.step('guests are let in again', async () => {
    await line.getByRole('button').click();
    await expect(page.getByRole('status').filter({ hasText: say('Guests see it again.') })).toBeVisible();
    await expect.poll(home).toBe(200);
  });

  const owner = new StartObject(await (await browser.newContext()).newPage(), language);
  const name = `Lantern Rooms ${language} ${randomInt(1e6)}`;
  await test.step('a house waits, and is sent back with words that its owner reads', async () => {
    await owner.begin('Asha Gurung', `asha.${randomInt(1e9)}@example.com`);
    await owner.sayHouse({ ...lanternRooms, name });
    await owner.pasteRooms(lanternRooms);
    await owner.chooseTerms('Free until the day before');
    await owner.ask();
    await page.goto(`${addressOf(hosts.desk)}/operator?lang=${language}`);
    await ready(page);
    await waiting(name).locator('summary').click();
    await waiting(name).getByRole('textbox').fill('Please bring in <b>pictures</b>');
    await waiting(name)
      .getByRole('button', { name: say('Send it to the owner') })
      .click();
    const told = say('The owner gets your message by email and can reopen it.');
    await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
    await owner.page.reload();
    await expect(owner.title('Nearly live')).toBeVisible();
    await expect(owner.page.getByText('Please bring in <b>pictures</b>')).toBeVisible();
    expect((await axeOn(owner.page).analyze()).violations).toEqual([]);
  });

  await test.step('opened again it is shown, by a press', async () => {
    await ready(owner.page);
    await owner.ask();
    await page.reload();
    await ready(page);
    await waiting(name)
      .getByRole('button', { name: say('Show it to guests: {name}', { values: { name } }) })
      .click();
    const told = say('Guests can see it now. The owner is notified by email.');
    await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
    await owner.page.reload();
    await expect(owner.title('Guests can see your property')).toBeVisible();
  });
});
