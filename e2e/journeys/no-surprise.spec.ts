import { RoomCheckout } from '../pages/room-checkout.ts';
import { sandalwood } from '../hotels.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Choosing).

test('a guest who thinks again changes to another room, and nothing is bought beside it', async ({ home }) => {
  await home.openFor(mondayStay(sandalwood, 37));
  await home.chooseButton('teak-king', 'breakfast').click();
  await home.add('late-checkout');
  await home.changeButton('indigo-twin', 'breakfast').click();
  await expect(home.roomCount).toHaveCount(1);
  await expect(home.roomCount.locator('output')).toHaveText('1');
  // Late check-out went with the room.
  await expect(home.extras.getByRole('button', { name: home.say('Remove: {name}') })).toHaveCount(0);
  await home.page
    .getByRole('button', { name: home.say('Undo', { context: 'a choice just made' }) })
    .first()
    .click();
  await expect(home.chooseButton('teak-king', 'breakfast')).toHaveCount(0);
  await expect(home.roomCount).toHaveCount(1);
});

for (const viewport of [
  { width: 1280, height: 600 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])
  test(`Book is in sight beside the rooms, ${viewport.width}x${viewport.height}`, async ({ page, home }, {
    project,
  }) => {
    test.skip(project.name !== 'desktop-en', 'a phone has the bar');
    await page.setViewportSize(viewport);
    await home.openFor(mondayStay(sandalwood, 38));
    await home.chooseButton('teak-king', 'breakfast').click();
    await home.add('late-checkout');
    await expect(home.bill).toBeVisible();
    const [first, last] = await page.evaluate(() => {
      const rooms = document.querySelector('#rooms')?.getBoundingClientRect();
      return [(rooms?.top ?? 0) + scrollY, (rooms?.bottom ?? 0) + scrollY - innerHeight];
    });
    for (let y = first ?? 0; y < (last ?? 0); y += viewport.height / 3) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await expect(home.bookButton).toBeInViewport({ ratio: 1 });
      await expect(
        page
          .locator('#stay')
          .getByText(await home.total())
          .last(),
      ).toBeInViewport({ ratio: 1 });
    }
  });

test('one quote in two tabs makes one booking, and another on the guest’s word', async ({
  page,
  home,
  roomCheckout,
  traveller,
  language,
  guard,
}) => {
  guard.allow(/status of 409/);
  await home.openFor(mondayStay(sandalwood, 39));
  await home.book('indigo-twin', 'breakfast');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const second = new RoomCheckout(other, language);
  for (const tab of [roomCheckout, second]) {
    await tab.fillIn(traveller);
    await tab.way('at-property').check();
  }
  await roomCheckout.bookOnly.click();
  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await second.bookOnly.click();
  await expect(other.getByText(roomCheckout.say('You already booked this stay.'))).toBeVisible();
  await expect(other.getByRole('link', { name: roomCheckout.say('See the booking') })).toHaveAttribute(
    'href',
    new RegExp(new URL(page.url()).pathname),
  );
  await other.getByRole('button', { name: roomCheckout.say('Book it once more') }).click();
  await expect(other).toHaveURL(/\/bookings\/confirmation\/1760/);
  expect(other.url()).not.toBe(page.url());
});

test('a package that is pressed before its part of the page is alive is chosen once it is', async ({ page, home }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const { checkIn, checkOut } = mondayStay(sandalwood, 42);
  await page.goto(`${addressOf(sandalwood.host)}/rooms/1760/${checkIn}/${checkOut}/2/0?lang=${home.language}`, {
    waitUntil: 'commit',
  });
  const packages = page.getByRole('region', { name: home.say('Packages') });
  await packages.getByRole('button').first().click();
  expect(await page.evaluate(() => document.documentElement.dataset['hydration'])).toBeUndefined();
  await expect(packages.getByRole('button', { name: home.say('Remove: {name}') })).toBeVisible({ timeout: 20_000 });
});
