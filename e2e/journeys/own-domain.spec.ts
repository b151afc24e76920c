import { randomInt } from 'node:crypto';
import { get } from 'node:http';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { movingHouses } from '../hotels.ts';
import { mailAbout } from '../inbox.ts';
import { callerBy, hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { addressOf, hosts, sandbox } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (A host of its own).

type Records = Partial<Record<'A' | 'AAAA' | 'CNAME' | 'TXT', readonly string[]>>;

/** Sets the records of a host where its owner bought it. */
const setRecords = (name: string, records: Records): Promise<Response> =>
  fetch(`${sandbox()}/names/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(records),
  });

/** What a host answers: its name is known to browsers alone. */
const answerAt = (address: string): Promise<{ readonly status: number; readonly location: string | undefined }> => {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (reply) => {
      const { statusCode: status = 0, headers } = reply.resume();
      resolve({ status, location: headers.location });
    }).on('error', reject);
  });
};
const statusAt = async (address: string): Promise<number> => (await answerAt(address)).status;

test('a hotel is found at an address of its own once that is proved, the one before leads on, and a proof that is gone is told', async ({
  page,
  guard,
  language,
}) => {
  test.slow();
  guard.allow(/status of 4/);
  const say = wordsOf('desk', language);
  const hotel = language === 'ar' ? movingHouses.ar : movingHouses.en;
  const host = `stay-${randomInt(1e9)}.localhost`;
  const { mail } = await hire([hotel], 'owner', { name: 'Meera', language });
  const owner = await callerBy(hotel, await staffLink(hotel, mail));
  await openDesk(page, await staffLink(hotel, mail), language);
  const open = async (): Promise<void> => {
    await page.goto(`${addressOf(hosts.desk)}/h/${hotel.id}/set-up/domain?lang=${language}`);
    await ready(page);
  };
  const look = async (): Promise<void> => {
    await page.getByRole('button', { name: say('Look now') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('Records checked just now.') })).toBeVisible();
    await ready(page);
  };

  await test.step('an address of somebody else is refused, the own one is named', async () => {
    await open();
    const field = page.getByRole('textbox', { name: say('The address that you have bought') });
    await field.fill(hosts.sandalwood);
    await field.press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: say('Another hotel is found at this address.') }),
    ).toBeVisible();
    await expect(field).toHaveValue(hosts.sandalwood);
    await field.fill(`https://${host}/`);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: host })).toBeVisible();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
  });
  const proof = (await page.locator('code', { hasText: 'latchkey-hotel=' }).textContent()) ?? '';
  const name = (await page.locator('code', { hasText: `_latchkey.${host}` }).textContent()) ?? '';

  await test.step('a wrong record is explained with what was found', async () => {
    await setRecords(host, { A: ['203.0.113.9'] });
    await look();
    await expect(page.getByText('203.0.113.9')).toBeVisible();
    await expect(page.getByText(say('Not there yet', { context: 'a record of an address' }))).toBeVisible();
    expect(await statusAt(`${addressOf(host)}/`)).toBe(421);
  });

  await test.step('right records are seen, and the house opens there', async () => {
    await setRecords(host, { CNAME: [hosts.platform] });
    await setRecords(name, { TXT: ['v=spf1 -all', proof] });
    await look();
    await expect(
      page.getByText(say('Guests find you there', { context: 'an address of the hotel’s own' })),
    ).toBeVisible();
    await mailAbout(mail, new RegExp(host));
    await expect.poll(() => statusAt(`${addressOf(host)}/`)).toBe(200);
    await page.goto(`${addressOf(host)}/?lang=${language}`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').hostname).toBe(host);
  });

  await test.step('the addresses before lead on, with path and search', async () => {
    for (const [before, after] of [
      [
        `${addressOf(hosts.platform)}/${hotel.slug}?checkIn=2027-03-01&lang=${language}`,
        `/?checkIn=2027-03-01&lang=${language}`,
      ],
      [`${addressOf(hotel.host)}/privacy-policy?lang=${language}`, `/privacy-policy?lang=${language}`],
    ] as const) {
      expect(await answerAt(before)).toEqual({ status: 301, location: `${addressOf(host)}${after}` });
    }
  });

  await test.step('a proof that is gone is told at once, and presses take the address from nobody', async () => {
    await setRecords(name, { TXT: ['v=spf1 -all'] });
    for (const _ of [1, 2, 3]) await owner.call('POST', 'own-domain/check', {});
    await open();
    await expect(page.getByText(say('Another one', { context: 'a record of an address' }))).toBeVisible();
    await expect(
      page.getByText(say('Guests find you there', { context: 'an address of the hotel’s own' })),
    ).toBeVisible();
    expect(await statusAt(`${addressOf(host)}/`)).toBe(200);
  });

  await test.step('given up, nobody is there any more', async () => {
    await page.locator('summary', { hasText: host }).click();
    await page.getByRole('button', { name: say('Give it up', { context: 'an address of the hotel’s own' }) }).click();
    await expect(page.getByRole('textbox', { name: say('The address that you have bought') })).toBeVisible();
    await expect.poll(() => statusAt(`${addressOf(host)}/`)).toBe(421);
  });
});
