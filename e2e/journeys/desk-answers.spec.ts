import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { mailAbout, mailTo } from '../inbox.ts';
import type { Language } from '../language.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { signInLink } from '../pages/desk.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Answers and messages (Order, By mail, Conversation).

/** The answers of the hotel, for a receptionist who has just signed in. */
async function openAnswers(page: Page, language: Language): Promise<void> {
  const say = wordsOf('desk', language);
  await page.goto(`${await signInLink(sandalwood, 'reception')}&lang=${language}`);
  await page.getByRole('button', { name: say('Open the desk') }).click();
  // The first sign-in tells a code to keep.
  const [code, rail] = [
    page.getByRole('heading', { name: say('Print this code') }),
    page.getByRole('navigation', { name: say('The desk', { context: 'main navigation' }) }).first(),
  ];
  await expect(code.or(rail).first()).toBeVisible();
  await page.goto(`${new URL(page.url()).origin}/h/${sandalwood.id}/answers?lang=${language}`);
  await ready(page);
}

test('a question in German is answered in German from the desk, and stays findable', async ({
  page,
  browser,
  language,
}) => {
  const say = wordsOf('desk', language);
  const guest = new HotelHome(page, sandalwood, 'de');
  const question = `Ist der Pool im Dezember warm? ${randomUUID()}`;
  const email = `lena.${randomUUID()}@example.com`;
  await guest.open();
  await page.getByRole('button', { name: guest.say('Ask the hotel') }).click();
  const dialog = page.getByRole('dialog', { name: guest.say('Ask the hotel') });
  await dialog.locator('textarea[name=question]').fill(question);
  await dialog.locator('input[name=email]').fill(email);
  await dialog.getByRole('button', { name: guest.say('Send question') }).click();
  await expect(
    dialog.getByText(guest.say('Your question is with reception. The answer comes by email.')),
  ).toBeVisible();

  const reception = await browser.newContext();
  const desk = await reception.newPage();
  await openAnswers(desk, language);
  await desk.getByRole('link').filter({ hasText: question }).click();
  const article = desk.getByRole('article');
  await expect(article.getByText(question)).toHaveAttribute('lang', 'de');
  const letter = article.getByRole('textbox', { name: say('Your answer') });
  await expect(letter).toHaveValue(/^Guten Tag,[^]*Herzliche Grüße/);
  await expect
    .poll(async () => (await axeOn(desk).analyze()).violations, { message: 'nobody is shut out' })
    .toEqual([]);
  await letter.fill('Guten Tag,\n\nleider nein, 24 °C.\n\nHerzliche Grüße');
  await article.getByRole('button', { name: say('Send by email') }).click();
  await expect(
    desk.getByText(say('Your reply is being sent. Both messages are under Closed.')),
    'it is said that it goes out',
  ).toBeVisible();
  await expect(desk.getByRole('link').filter({ hasText: question })).toHaveCount(0);

  const mail = await mailTo(email);
  expect(mail.subject).toMatch(/beantwortet Ihre Frage$/);
  expect(mail.text).toContain('leider nein, 24 °C.');

  await desk.getByRole('link', { name: say('Closed', { context: 'answers' }) }).click();
  await desk.getByRole('link').filter({ hasText: question }).click();
  await expect(desk.getByRole('article').getByText('leider nein, 24 °C.')).toBeVisible();
  await reception.close();
});

test('a guest and the hotel write to each other about a booking, each where it reads', async ({
  page,
  browser,
  booking,
  traveller,
  language,
}) => {
  const say = wordsOf('desk', language);
  await page.goto(`${addressOf(sandalwood.host)}/?lang=${language}`);
  const quote = await quoteBy(page, sandalwood, {
    ...mondayStay(sandalwood, 11),
    roomTypeId: 'teak-king',
    ratePlanId: 'breakfast',
    adults: 2,
  });
  const bookingId = await bookingBy(page, quote, { traveller, mode: 'at-property', language });
  await page.goto(`${addressOf(sandalwood.host)}/bookings/${bookingId}?lang=${language}`);
  await ready(page);
  const conversation = page.locator('#messages');
  const asked = `May a small dog come? ${randomUUID()}`;
  await conversation.getByRole('textbox').fill(asked);
  await conversation.getByRole('button', { name: booking.say('Send the message') }).click();
  await expect(conversation.getByRole('listitem').filter({ hasText: asked })).toHaveCount(1);

  const reception = await browser.newContext();
  const desk = await reception.newPage();
  await openAnswers(desk, language);
  await desk.getByRole('link').filter({ hasText: asked }).click();
  const article = desk.getByRole('article');
  await expect(article.getByRole('listitem').filter({ hasText: asked })).toBeVisible();
  await expect
    .poll(async () => (await axeOn(desk).analyze()).violations, { message: 'nobody is shut out' })
    .toEqual([]);
  await article.getByRole('textbox', { name: say('Your answer') }).fill('Gladly, the garden is open.');
  await article.getByRole('button', { name: say('Send by email') }).click();
  await expect(desk.getByText(say('Your reply is being sent. Both messages are under Closed.'))).toBeVisible();
  await reception.close();

  // The subject is in the guest's language; the reference in it is of no other mail with these words.
  const mail = await mailAbout(traveller.email, language === 'ar' ? /^رسالة من/ : /^A message from/);
  expect(mail.text).toContain('Gladly, the garden is open.');
  expect(mail.html).toContain('#messages');
  await page.reload();
  await ready(page);
  await expect(conversation.getByRole('listitem')).toHaveCount(2);
  await expect(conversation.getByRole('listitem').last()).toContainText('Gladly, the garden is open.');
});
