import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { mailTo } from '../inbox.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

test('a company enquires at the provider, is told what is missing, and gets one confirmation', async ({
  page,
  language,
  traveller,
}) => {
  const say = wordsOf('marketing', language);
  await page.goto(`${addressOf(hosts.provider)}/corporate-booking?lang=${language}`);
  await ready(page);
  const send = page.getByRole('button', { name: say('Send enquiry') });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(say('Please enter all the details'));
  await expect(page.getByText(say('Please Enter Email Address'))).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name: say(name, { place: 'start' }) });
  await field('Company').fill('Acme');
  await field('Full name').fill(traveller.fullName);
  await field('Email').fill(traveller.email);
  await field('Contact number').fill(traveller.contactNumber);
  await field('Room nights').fill('40');
  await send.dblclick();
  await expect(page.getByRole('status')).toContainText(traveller.email);
  const { subject, text } = await mailTo(traveller.email);
  expect(subject).toContain('Latchkey');
  expect(text).not.toContain('Acme');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a company enquires at a hotel by a plain form', async ({ page, guard, language, traveller }) => {
    guard.allow(/status of 422/);
    const say = wordsOf('marketing', language);
    await page.goto(`${addressOf(sandalwood.host)}/corporate-booking?lang=${language}`);
    const fields = { company: 'Acme', fullName: traveller.fullName, contactNumber: traveller.contactNumber };
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
    await page.locator('[name="email"]').fill(traveller.email);
    await page.locator('[name="roomNights"]').fill('many');
    await page.getByRole('button', { name: say('Send enquiry') }).click();
    await expect(page.getByRole('alert')).toHaveText(say('Please enter all the details'));
    for (const [name, value] of Object.entries({ ...fields, email: traveller.email, roomNights: 'many' }))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
    await page.locator('[name="roomNights"]').fill('12');
    await page.getByRole('button', { name: say('Send enquiry') }).click();
    await expect(page.getByText(say('Your enquiry has been sent to {name}.'))).toBeVisible();
    expect((await mailTo(traveller.email)).text).not.toContain('Acme');
  });
});
