import type { Page } from '@playwright/test';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { creek } from '../hotels.ts';
import type { Language } from '../language.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import type { RoomCheckout } from '../pages/room-checkout.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Express (Three taps, Nobody asked before, Never where it cannot finish, What went wrong).

const cards = { short: 'that has too little money' };

interface Way {
  readonly page: Page;
  readonly roomCheckout: RoomCheckout;
  readonly language: Language;
}

/** Comes to the checkout of a room of the house in Dubai, which is paid by Stripe. */
async function toCheckout({ page, roomCheckout, language }: Way, weeks: number): Promise<void> {
  const home = new HotelHome(page, creek, language);
  await home.openFor(mondayStay(creek, weeks));
  await home.book('creek-room', 'flexible');
  await expect(roomCheckout.title).toBeVisible();
  await ready(page);
}

/** Counts what a person presses and types, in the page and in every frame of it. */
async function countTaps(page: Page): Promise<{ readonly taps: () => number; readonly keys: () => number }> {
  const made = { click: 0, input: 0 };
  await page.exposeBinding('tapped', (_source, kind: 'click' | 'input') => void (made[kind] += 1));
  await page.addInitScript(() => {
    const { tapped } = globalThis as unknown as { readonly tapped: (kind: string) => void };
    for (const kind of ['click', 'input'])
      addEventListener(kind, (event) => void (event.isTrusted && tapped(kind)), { capture: true });
  });
  return { taps: () => made.click, keys: () => made.input };
}

test('a guest with a wallet books in three taps from the rooms, and nobody is asked before the first', async ({
  page,
  roomCheckout,
  booking,
  language,
}) => {
  test.slow();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await toCheckout({ page, roomCheckout, language }, 13);
  const { taps, keys } = await countTaps(page);
  await page.reload();
  await ready(page);
  await expect(roomCheckout.withWallet).toBeVisible();
  expect(requests.filter((url) => url.includes('/stripe/'))).toEqual([]);
  const { violations: before } = await axeOn(page).analyze();
  expect(before.map(({ id, nodes }) => `${id} at ${String(nodes[0]?.target)}`)).toEqual([]);

  await roomCheckout.withWallet.click();
  await expect(roomCheckout.openWallet).toBeVisible();
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${String(nodes[0]?.target)}`)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await roomCheckout.openWallet.click();
  await roomCheckout.payWithWallet.click();
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  expect([taps(), keys()]).toEqual([3, 0]);
});

test('a wallet that is closed charges nothing, and one that is refused leads on to the payment page', async ({
  page,
  roomCheckout,
  payment,
  booking,
  language,
  guard,
}) => {
  test.slow();
  // The gateway says by its status that a card is declined, and the engine that it was.
  guard.allow(/status of 40[29]/);
  await toCheckout({ page, roomCheckout, language }, 14);
  const { say } = roomCheckout;
  await roomCheckout.withWallet.dblclick();
  await expect(roomCheckout.express.locator('iframe')).toHaveCount(1);
  await roomCheckout.openWallet.click();
  await roomCheckout.wallet.getByRole('button', { name: 'Close the wallet' }).click();
  await expect(roomCheckout.express.getByText(say('The wallet was closed. Nothing has been charged.'))).toBeVisible();

  await roomCheckout.openWallet.click();
  await roomCheckout.wallet.getByLabel('Card').selectOption({ label: cards.short });
  await roomCheckout.payWithWallet.dblclick();
  await expect(page).toHaveURL(/\/checkout\/4152/);
  await expect(payment.problem('Payment failed. Please try again.')).toBeVisible();
  await expect(
    payment.problem(
      'There was not enough money on the account, or a limit was reached. Check your balance and your limits, or pay another way.',
    ),
  ).toBeVisible();
  // The stay is held once, with who the wallet said comes.
  await payment.payNow.click();
  await payment.payByCard('4242 4242 4242 4242');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('what a wallet does not tell is asked in the form, where the rest stands already', async ({
  page,
  roomCheckout,
  payment,
  booking,
  traveller,
  language,
}) => {
  test.slow();
  await toCheckout({ page, roomCheckout, language }, 15);
  const { say } = roomCheckout;
  await roomCheckout.withWallet.click();
  await roomCheckout.openWallet.click();
  await roomCheckout.wallet.getByLabel('Phone').fill('');
  await roomCheckout.payWithWallet.click();
  const missing = 'Your wallet left something out. Nothing has been charged: please add what is missing below.';
  await expect(roomCheckout.express.getByText(say(missing))).toBeVisible();
  await expect(roomCheckout.field('Full name')).toHaveValue('Meera Iyer');
  await expect(page).toHaveURL(/\/room\/checkout/);
  await roomCheckout.payInFull(traveller);
  await expect(page).toHaveURL(/\/checkout\/4152/);
  await payment.payByCard('4242 4242 4242 4242');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('where there is no wallet, or its script does not come, the form is as it was', async ({
  page,
  roomCheckout,
  language,
  guard,
}) => {
  guard.allow(/stripe\.js|failed to load the SDK/);
  await toCheckout({ page, roomCheckout, language }, 16);
  const { say } = roomCheckout;
  await page.route('**/control', (route) => route.fulfill({ json: { wallet: 'none', callback: 'told' } }));
  await roomCheckout.withWallet.click();
  const none = 'There is no wallet on this device that can pay here. Please fill in the form.';
  await expect(roomCheckout.express.getByText(say(none))).toBeVisible();
  await expect(roomCheckout.express.locator('iframe')).toHaveCount(0);

  await page.route('**/stripe/stripe.js', (route) => route.abort('blockedbyclient'));
  await page.reload();
  await ready(page);
  await roomCheckout.withWallet.click();
  const blocked = 'The wallets could not be opened. Please fill in the form.';
  await expect(roomCheckout.express.getByText(say(blocked))).toBeVisible();
  await expect(roomCheckout.field('Full name')).toBeEditable();
});

test('a sum that the page was made to ask for is not charged: the engine counts it again', async ({
  page,
  roomCheckout,
  payment,
  language,
  guard,
}) => {
  guard.allow(/status of 409/);
  await toCheckout({ page, roomCheckout, language }, 17);
  await page.route('**/payment-orders?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/amount=\d+/, 'amount=1'),
    }),
  );
  await roomCheckout.withWallet.click();
  await roomCheckout.openWallet.click();
  await roomCheckout.payWithWallet.click();
  await expect(
    payment.problem('The amount due has changed since this page was loaded. Please check it and pay again.'),
  ).toBeVisible();
  await expect(payment.payNow).toBeVisible();
});
