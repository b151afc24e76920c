import type { Page } from '@playwright/test';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { addressOf } from '../running/addresses.ts';
import { bookAs, dayAfter, houseOf, somebody } from '../pages/desk-guest.ts';
import { hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { bookingAtProperty, splitFolio } from '../pages/property.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Invoices and credit notes (Payers, At the desk, A credit note, On paper).

const houses = {
  en: {
    seller: '29AAAAA0000A1ZY',
    right: '27AAAAA0000A1Z2',
    wrong: '27AAPFU0939F1ZA',
    bar: { name: 'GST', percent: 5 },
  },
  ar: { seller: 'DE136695976', right: 'DE129273398', wrong: 'DE129273399', bar: { name: 'MwSt.', percent: 19 } },
} as const;

test('a company has an invoice of the nights and the guest one of the bar, which is credited; the guest fetches it', async ({
  page,
  language,
  guard,
}) => {
  // A form that is refused answers the page again, without a script.
  guard.allow(/status of 4(09|22)/);
  test.setTimeout(180_000);
  const say = wordsOf('desk', language);
  const house = houses[language === 'en' ? 'en' : 'ar'];
  const { hotel } = houseOf(language);
  const guest = somebody('Meera');
  const tonight = { checkIn: todayAt(hotel), checkOut: dayAfter(todayAt(hotel), 2) };
  const booking = await bookAs(page, guest, tonight, language);
  const company = `Example Traders ${guest.fullName.split(' ')[1] ?? ''}`;
  await splitFolio(hotel, booking, { company, bar: { amount: 650, tax: house.bar } });
  const { reference } = (await bookingAtProperty(hotel, booking)) as { readonly reference: string };

  const { mail } = await hire([hotel], 'manager', { name: 'Asha', language });
  await openDesk(page, await staffLink(hotel, mail), language);
  const { origin } = new URL(page.url());
  const open = async (path: string): Promise<void> => {
    await page.goto(`${origin}/h/${hotel.id}/${path}?lang=${language}`);
    await ready(page);
  };

  await open('settings/invoices');
  const fields = { sellerName: 'Haus der Probe', street: 'Weg 1', city: 'Ort', taxId: house.wrong };
  for (const [name, text] of Object.entries({ ...fields, prefix: 'LK', creditPrefix: 'LKN' }))
    await page.locator(`input[name=${name}]`).fill(text);
  const save = page.getByRole('button', { name: say('Save', { context: 'what stands on invoices' }) });
  await save.click();
  await expect(page.getByRole('alert')).toContainText(
    say('The hotel’s tax number is wrong: its form or its check digit.'),
  );
  await page.locator('input[name=taxId]').fill(house.seller);
  await save.click();
  await expect(page.getByText(say('Saved. Issued invoices stay as they are.'))).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  await open(`bookings/${reference}/invoice`);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  const part = (name: string) => page.getByRole('region', { name });
  const issue = (name: string) =>
    part(name).getByRole('button', { name: say('Issue invoice', { context: 'a press' }) });
  // Who is named with a number is named with the whole address.
  for (const [name, text] of Object.entries({ street: 'Ring 1', postalCode: '80331', city: 'Ort' }))
    await part(company).locator(`input[name=${name}]`).fill(text);
  await part(company).locator('input[name=taxId]').fill(house.wrong);
  await issue(company).click();
  await expect(page.getByRole('alert')).toContainText(
    say('The tax number is wrong: its form or its check digit. Correct it, or issue the invoice without it.'),
  );
  await part(company).locator('input[name=taxId]').fill(house.right);
  await issue(company).click();
  const papers = page.locator('[data-paper]');
  await expect(papers).toHaveCount(1);
  await expect(papers).toContainText(company);
  await issue(guest.fullName).click();
  await expect(papers).toHaveCount(2);
  await expect(page.getByRole('button', { name: say('Issue invoice', { context: 'a press' }) })).toHaveCount(0);

  const pdf = await papers.first().getByRole('link').first().getAttribute('href');
  expect(await fetchedBy(page, pdf ?? '')).toMatchObject({ type: 'application/pdf', status: 200 });
  const guestsPage = await page.context().newPage();
  await guestsPage.goto(`${addressOf(hotel.host)}/privacy-policy?lang=${language}`, { waitUntil: 'commit' });
  const number = await papers.filter({ hasText: guest.fullName }).locator('b').textContent();
  const theirs = await fetchedBy(guestsPage, `/api/bookings/${booking}/invoice?language=${language}`);
  expect(theirs.name, 'the guest has their own, and not the company’s').toContain(number?.replaceAll('/', '-'));
  await guestsPage.close();

  const own = papers.filter({ hasText: guest.fullName });
  await own.locator('summary').click();
  const why = 'The bar was another room’s';
  await own.locator('input[type=checkbox]').first().check();
  await own.locator('input[name=why]').fill(why);
  await own.getByRole('button').click();
  await expect(page.locator('[data-paper=credit-note]')).toHaveCount(1);

  await open('invoices');
  await expect(page.getByRole('row').filter({ hasText: company })).toHaveCount(1);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

/** A paper as a page fetches it, with the cookies of its own host. */
const fetchedBy = (page: Page, address: string): Promise<{ status: number; type: string; name: string }> =>
  page.evaluate(async (url) => {
    const { status, headers } = await fetch(url);
    const said = (name: string): string => headers.get(name) ?? '';
    return { status, type: said('content-type'), name: said('content-disposition') };
  }, address);
