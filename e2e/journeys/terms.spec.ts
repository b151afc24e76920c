import { casaMango, hotelWords, linde, sandalwood, thamel } from '../hotels.ts';
import { addressOf } from '../running/addresses.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: What was agreed (Terms).

test('a search without dates begins with nights that can be cancelled for nothing, or for the sum that is said', async ({
  page,
  home,
}) => {
  await home.open();
  const breakfast = page.locator('li', {
    has: page.getByRole('heading', { name: hotelWords(sandalwood, home.language).ratePlans['breakfast'] ?? '' }),
  });
  await expect(
    breakfast
      .first()
      .getByText(home.say('Free cancellation until {moment} (paid online: {charge} fee)', { place: 'part' })),
  ).toBeVisible();
});

test('a stay that gives nothing back says so, and nothing else', async ({ page, home, language }) => {
  const today = todayAt(sandalwood);
  // Two nights, since about the turn of the year none is sold alone.
  const leaving = new Date(Date.parse(today) + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${addressOf(sandalwood.host)}/rooms/1760/${today}/${leaving}/2/0?lang=${language}`);
  const said = page.locator('#rooms').getByText(home.say('Non-refundable'));
  await expect(said.first()).toBeVisible();
  await expect(
    page.locator('#rooms').getByText(home.say('Free cancellation until {moment}', { place: 'part' })),
  ).toHaveCount(0);
});

test('no rate plan is called free, since that depends on the stay', ({ language }) => {
  const free = { en: /free|cancel/i, ar: /مجاني|إلغاء/, de: /frei|kostenlos|storn/i, hi: /मुफ़्त|रद्द/ };
  for (const hotel of [sandalwood, linde, casaMango, thamel])
    for (const name of Object.values(hotelWords(hotel, language).ratePlans))
      expect(name).not.toMatch(free[language as keyof typeof free]);
});
