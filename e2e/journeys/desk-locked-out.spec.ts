import { openAllDay } from '../hotels.ts';
import { hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (Signing in, Keys and the operator).

test('an owner who has neither mail nor device comes back by the operator’s link or by the printed code, and the journal shows it', async ({
  page,
  browser,
  language,
}) => {
  const say = wordsOf('desk', language);
  const vera = await hire([openAllDay], 'owner', { name: 'Vera', language });
  await page.goto(`${await staffLink(openAllDay, vera.mail)}&lang=${language}`);
  await page.getByRole('button', { name: say('Open the desk') }).click();
  await expect(page.getByRole('heading', { name: say('Print this code') })).toBeVisible();
  const printed = (await page.locator('main p[dir=ltr]').textContent())?.trim() ?? '';
  await page.getByRole('link', { name: say('I have it on paper') }).click();
  const origin = new URL(page.url()).origin;

  // The device is gone: a new one knows nobody.
  const lost = await browser.newContext();
  const desk = await lost.newPage();
  desk.setDefaultTimeout(20_000);
  await desk.goto(`${origin}/h/${openAllDay.id}/people?lang=${language}`);
  await expect(desk.getByRole('heading', { level: 1, name: say('Sign in', { context: 'a title' }) })).toBeVisible();

  await test.step('the operator makes a link, which opens the desk on the new device, once', async () => {
    const link = await staffLink(openAllDay, vera.mail);
    await openDesk(desk, link, language);
    const again = await (await browser.newContext()).newPage();
    await again.goto(`${link}&lang=${language}`);
    await again.getByRole('button', { name: say('Open the desk') }).click();
    await expect(again.getByRole('alert')).toBeVisible();
    await again.context().close();
  });

  await test.step('the hotel sees who let the owner in', async () => {
    await desk.goto(`${origin}/h/${openAllDay.id}/journal?lang=${language}`);
    const told = desk.getByRole('listitem').filter({ hasText: say('who runs this site', { place: 'part' }) });
    await expect(
      told.filter({ hasText: say('Created a link for a locked-out team member', inJournal) }).first(),
    ).toBeVisible();
  });

  await test.step('the device that was lost is shut out from the new one', async () => {
    await desk.goto(`${origin}/you?lang=${language}`);
    const end = desk.getByRole('button', { name: say('Sign out there: {device}') });
    await expect(end.first()).toBeVisible();
    const ended = desk.waitForResponse((response) => response.request().method() === 'POST');
    await end.first().click();
    // A busy machine takes a while: until then the other device is in.
    await ended;
    await page.goto(`${origin}/h/${openAllDay.id}/today?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: say('Sign in', { context: 'a title' }) })).toBeVisible();
  });

  await test.step('the printed code opens the desk without a mail, once, and another is told', async () => {
    for (const [context, isOpened] of [
      [await browser.newContext(), true],
      [await browser.newContext(), false],
    ] as const) {
      const found = await context.newPage();
      await found.goto(`${origin}/sign-in?by=code&lang=${language}`);
      await found.locator('input[name=mail]').fill(vera.mail);
      await found.locator('input[name=code]').fill(printed);
      await found.getByRole('button', { name: say('Open the desk') }).click();
      if (isOpened) {
        await expect(found.getByRole('heading', { name: say('Print this code') })).toBeVisible();
        await expect(found.locator('main p[dir=ltr]')).not.toHaveText(printed);
      } else await expect(found.getByRole('alert')).toBeVisible();
      await context.close();
    }
  });
  await lost.close();
});

const inJournal = { context: 'line of the journal', place: 'part' } as const;
