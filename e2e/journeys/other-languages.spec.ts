import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { translatedHouses } from '../hotels.ts';
import { callerBy, hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (Other languages).

const hindi = 'एक शांत आँगन के चारों ओर कमरे';

interface Languages {
  readonly texts: readonly {
    readonly path: string;
    readonly original: unknown;
    readonly value: unknown;
    readonly isRead: boolean;
  }[];
}

test('an owner has Hindi proposed, reads it, and publishes it; until then guests read English', async ({
  page,
  browser,
  language,
}) => {
  test.slow();
  const say = wordsOf('desk', language);
  const hotel = language === 'ar' ? translatedHouses.ar : translatedHouses.en;
  const { mail } = await hire([hotel], 'owner', { name: 'Meera', language });
  const owner = await callerBy(hotel, await staffLink(hotel, mail));
  const texts = async (): Promise<Languages['texts']> =>
    ((await (await owner.call('GET', 'set-up/languages?language=hi')).json()) as Languages).texts;
  await openDesk(page, await staffLink(hotel, mail), language);
  const open = async (path: string): Promise<void> => {
    await page.goto(`${addressOf(hosts.desk)}/h/${hotel.id}/set-up${path}`);
    await ready(page);
  };
  const guest = await (await browser.newContext()).newPage();
  const openHome = (): Promise<unknown> => guest.goto(`${addressOf(hotel.host)}/?lang=hi`);
  const line = page
    .getByRole('list', { name: say('Languages of the hotel') })
    .getByRole('listitem')
    .filter({ hasText: 'हिन्दी' });

  await test.step('Hindi is proposed, marked, and not for guests', async () => {
    await open(`/languages?lang=${language}`);
    await line.getByRole('button').click();
    await expect(
      page.getByRole('status').filter({ hasText: say('Texts are being proposed. They come below as they are ready.') }),
    ).toBeVisible();
    await expect(line.getByText(say('More are being proposed.', { place: 'part' }))).toHaveCount(0, {
      timeout: 30_000,
    });
    await line.getByRole('link').click();
    await expect(page.getByText(say('By a model, not read yet', { context: 'a text' })).first()).toBeVisible();
    await ready(page);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await openHome();
    await expect(guest.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(guest.getByText('Twenty-two rooms around one quiet pool.')).toBeVisible();
  });

  await test.step('what is read waits for the rest of the language', async () => {
    await page
      .getByRole('textbox', { name: say('Headline', { context: 'a field of the set-up', place: 'start' }) })
      .fill(hindi);
    await page
      .getByRole('button', { name: say('Read, and right', { context: 'texts of a model' }) })
      .first()
      .click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: say('Saved. The language is added to the draft once all texts are reviewed.') }),
    ).toBeVisible();
    await open(`?lang=${language}`);
    await expect(page.getByRole('link', { name: say('Read them', { context: 'texts of a model' }) })).toBeVisible();
    await expect(page.getByRole('button', { name: say('Publish', { context: 'what guests see' }) })).toHaveCount(0);
  });

  await test.step('read whole, it is published, and guests read it', async () => {
    const rest = (await texts()).filter(({ isRead }) => !isRead);
    expect(rest.filter(({ value }) => value === null)).toEqual([]);
    const said = rest.map(({ path, original, value }) => ({ path, original, value }));
    expect((await owner.call('PUT', 'set-up/languages/hi/texts', { texts: said })).status).toBe(200);
    await open(`?lang=${language}`);
    await page.getByRole('button', { name: say('Publish', { context: 'what guests see' }) }).click();
    await expect(page.getByRole('status').filter({ hasText: say('Published. Guests see it now.') })).toBeVisible();
    await expect(async () => {
      await openHome();
      await expect(guest.getByText(hindi).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(guest.getByText('Twenty-two rooms around one quiet pool.')).toHaveCount(0);
  });
  await guest.context().close();
});
