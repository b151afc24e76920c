import { cardHouse, freeOf } from '../hotels.ts';
import { ready } from '../guard.ts';
import { openDesk, seek, signInLink } from '../pages/desk.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Entities (Tax).

/** As the bill names it. */
const named = { en: 'Tourism Dirham', de: 'Tourism Dirham', ar: 'درهم السياحة', hi: 'Tourism Dirham' };

test('who travels for work says so and pays no tax of the city, until the desk sees no proof', async ({
  page,
  browser,
  roomCheckout,
  payment,
  booking,
  traveller,
  language,
}) => {
  test.slow();
  const tax = named[language];
  const home = new HotelHome(page, cardHouse, language);
  await home.openFor(mondayStay(cardHouse, 12));
  await home.book('creek-room', 'flexible');
  const box = page.getByRole('checkbox', { name: freeOf.said[language] });
  const { bill } = roomCheckout;
  await expect(bill.getByText(tax)).toBeVisible();
  await ready(page);
  // What counts is how it was left.
  for (const isFree of [true, false, true]) {
    await box.setChecked(isFree);
    await expect(bill.getByText(tax)).toBeVisible({ visible: !isFree });
  }
  await roomCheckout.payInFull(traveller);
  await expect(page).toHaveURL(/\/checkout\/9011/);
  await payment.payByCard('4242 4242 4242 4242');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  const reference = (await booking.reference.textContent()) ?? '';

  const say = wordsOf('desk', language);
  const desk = await (await browser.newContext()).newPage();
  await openDesk(desk, await signInLink(cardHouse, 'reception'), language);
  await seek(desk, reference);
  await expect(desk).toHaveURL(/post=find/);
  await desk.getByRole('link', { name: traveller.fullName }).first().click();
  await expect(desk.getByText(say('Declared, to be shown on arrival', { place: 'start' }))).toContainText(
    freeOf.said[language],
  );
  await desk.goto(`${desk.url().split('?')[0]}?open=change&lang=${language}`);
  await ready(desk);
  await desk.getByRole('checkbox', { name: freeOf.said[language] }).uncheck();
  await desk.getByRole('button', { name: say('Show what it does') }).click();
  await expect(desk.getByRole('region').getByRole('row', { name: tax }).first()).toBeVisible();
  await desk.getByRole('button', { name: say('Change it, {sum} more', { place: 'part' }) }).click();
  await expect(desk.getByRole('main').getByRole('status')).toHaveText(
    say('The stay is changed. The guest gets a new voucher.', { place: 'start' }),
  );
  await expect(desk.getByText(say('Declared, to be shown on arrival', { place: 'start' }))).toBeHidden();
});
