import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { movingHouses } from '../hotels.ts';
import { callerBy, hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (Fees and ages of children).

const linen = 'Linen =1+1 <b>';

test('an owner adds a fee with its tax and a price for children, and takes the fee out again', async ({
  page,
  guard,
  language,
}) => {
  guard.allow(/status of 422/);
  const say = wordsOf('desk', language);
  const hotel = language === 'ar' ? movingHouses.ar : movingHouses.en;
  const { mail } = await hire([hotel], 'owner', { name: 'Meera', language });
  const owner = await callerBy(hotel, await staffLink(hotel, mail));
  const startOver = async (): Promise<void> => {
    const { draft } = (await (await owner.call('GET', 'set-up')).json()) as { draft: { version: number } };
    await owner.call('PUT', 'set-up/draft', { version: draft.version, startOver: true, changes: [] });
  };
  await startOver();
  await openDesk(page, await staffLink(hotel, mail), language);
  await page.goto(`${new URL(page.url()).origin}/h/${hotel.id}/set-up/taxes?lang=${language}`);
  await ready(page);
  const saved = page.getByRole('status').filter({ hasText: say('Saved in the draft. Guests do not see it yet.') });
  const fee = page.getByRole('region', { name: linen });

  await page.getByText(say('Add a fee')).click();
  await page.locator('input[name="new name en"]').fill(linen);
  await page.locator('input[name="new amount"]').fill('much');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input[name="new name en"]'), 'what was typed is still here').toHaveValue(linen);
  await page.locator('input[name="new tax"]').fill('7');
  await page.locator('input[name="new tax name"]').fill('VAT');
  await page.locator('input[name="new amount"]').fill('12');
  await page.keyboard.press('Enter');
  await expect(saved).toBeVisible();
  await expect(fee.getByLabel(say('Tax on this fee', { context: 'a field of a fee', place: 'start' }))).toHaveValue(
    '7',
  );
  await ready(page);

  await page.getByText(say('Add a children’s price by age')).click();
  await page.locator('input[name="new under"]').fill('6');
  await page.locator('input[name="new price"]').fill('0');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: say('Children under {under}', { values: { under: '6' } }) }),
  ).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await ready(page);

  await fee.getByRole('button', { name: linen }).click();
  await expect(fee).toHaveCount(0);
  await startOver();
});
