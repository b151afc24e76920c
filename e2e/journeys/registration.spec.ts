import type { Page } from '@playwright/test';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { linde, lisbonHouses, openAllDay, type DemoHotel } from '../hotels.ts';
import type { Language } from '../language.ts';
import { bookAs, dayAfter, somebody } from '../pages/desk-guest.ts';
import { callerBy, hire, type Caller } from '../pages/desk-team.ts';
import { openDesk, signInLink, staffLink } from '../pages/desk.ts';
import { addressOf } from '../running/addresses.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Registration of guests (Before arrival, Confirmed at the desk, Handed in).

interface HouseOfStory {
  readonly hotel: DemoHotel;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

const courtOf = (hotel: DemoHotel): HouseOfStory => ({ hotel, roomTypeId: 'court-double', ratePlanId: 'flexible' });
const houses = {
  Bengaluru: (): HouseOfStory => ({ hotel: openAllDay, roomTypeId: 'teak-king', ratePlanId: 'breakfast' }),
  Berlin: (): HouseOfStory => courtOf(linde),
  Lisbon: (language: Language): HouseOfStory => courtOf(language === 'en' ? lisbonHouses.en : lisbonHouses.ar),
} as const;

/** What a form has no field for is left out. */
const lena = {
  surname: 'Hartwig',
  givenNames: 'Lena',
  birthDate: '1988-03-09',
  sex: 'female',
  documentKind: 'passport',
  documentCountry: 'FR',
  documentPlace: 'Lyon',
  documentIssued: '2021-05-04',
  documentExpiry: '2031-05-03',
  visaKind: 'e-Tourist',
  visaNumber: '9001234',
  address: 'Rue de la Paix 4',
  town: 'Lyon',
  homeCountry: 'FR',
  arrivedFrom: 'Mumbai',
  enteredOn: '2026-01-24',
  purpose: 'Holiday',
  nextDestination: 'Mysuru',
};
const house = {
  nipc: '121212121',
  establishment: '00',
  name: 'Casa do Tejo',
  shortName: 'Tejo',
  street: 'Rua da Alegria, 172',
  town: 'Lisboa',
  postalCode: '1000',
  postalZone: '234',
  phone: '214017744',
  fax: '',
  contactName: 'Nuno Teste',
  contactEmail: 'nuno@example.com',
};

async function fillIn(page: Page, entry: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(entry)) {
    const control = page.locator(`main [name=${field}]`);
    if ((await control.count()) === 0 || !(await control.isVisible())) continue;
    if (await control.evaluate((element) => element.tagName === 'SELECT')) await control.selectOption(text);
    else await control.fill(text);
  }
}

/** A guest fills in a family of two, in two steps each. */
async function register(page: Page, hotel: DemoHotel, booking: string, language: Language): Promise<void> {
  const say = wordsOf('booking-status', language);
  const number = language === 'ar' ? 'C٠١X٠٠T٤٧' : 'C01X00T47';
  await page.goto(`${addressOf(hotel.host)}/bookings/${booking}?lang=${language}`);
  await ready(page);
  await page.getByRole('link', { name: say('Skip the form at reception: register now') }).click();
  const save = page.getByRole('button', { name: say('Save and continue') });
  for (const [place, givenNames] of ['Lena', 'Paul'].entries()) {
    const guest = page.getByRole('list', { name: say('Guests', { context: 'of a registration' }) }).getByRole('link');
    await expect(guest.nth(place)).toHaveAttribute('aria-current', 'step');
    await ready(page);
    await fillIn(page, { nationality: 'FR' });
    await save.click();
    await page.waitForURL(new RegExp(`registration=${place}`));
    await ready(page);
    if (place === 0) expect((await axeOn(page).analyze()).violations).toEqual([]);
    await fillIn(page, { ...lena, givenNames, documentNumber: `${number}${place}` });
    await save.click();
    await page.waitForURL(/registration=next/);
  }
  await expect(
    page.getByRole('status').filter({
      hasText: say('Everything is filled in. Bring the passports: reception compares them, and that is all.'),
    }),
  ).toBeVisible();
  await page.goto(`${addressOf(hotel.host)}/bookings/${booking}?registration=0&lang=${language}`);
  await expect(page.locator('main')).toContainText('••••');
  expect(await page.content()).not.toContain('C01X00T47');
}

const stateOf = async (asha: Caller, booking: string): Promise<readonly (string | null)[]> => {
  const reply = await asha.call('GET', 'registrations');
  const { stays } = (await reply.json()) as {
    readonly stays: readonly {
      readonly bookingId: string;
      readonly reports: readonly {
        readonly state: string;
        readonly file: { readonly receipt: string | null } | null;
      }[];
    }[];
  };
  const [report] = stays.find(({ bookingId }) => bookingId === booking)?.reports ?? [];
  return [report?.state ?? null, report?.file?.receipt ?? null];
};

for (const city of ['Bengaluru', 'Berlin', 'Lisbon'] as const)
  test(`a family from abroad fills in before it comes to ${city}, and the desk confirms it in two presses`, async ({
    page,
    browser,
    language,
    guard,
  }) => {
    test.setTimeout(240_000);
    const say = wordsOf('desk', language);
    const stay = houses[city](language);
    const { hotel } = stay;
    const today = todayAt(hotel);
    const guest = somebody('Lena');
    const booking = await bookAs(page, guest, { checkIn: today, checkOut: dayAfter(today, 2) }, language, stay);
    await register(page, hotel, booking, language);
    const stranger = await browser.newContext();
    await guard.watch(stranger);
    const other = await stranger.newPage();
    await other.goto(`${addressOf(hotel.host)}/bookings/${booking}?registration=0&lang=${language}`);
    await expect(other.locator('main [name=surname]')).toHaveCount(0);
    expect(await other.content()).not.toContain('Hartwig');
    await stranger.close();

    const { mail } = await hire([hotel], 'reception', { name: 'Asha', language });
    const asha = await callerBy(hotel, await staffLink(hotel, mail));
    await openDesk(page, await staffLink(hotel, mail), language);
    const line = page.locator('[data-line]', { hasText: guest.fullName });
    await line.getByRole('link', { name: say('Registration: ready', { context: 'of the guests of a stay' }) }).click();
    await expect(page).toHaveURL(/registration\?stay=/);
    await ready(page);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    if (city === 'Berlin') await page.getByLabel(say('Signed by hand today')).check();
    await page.getByRole('button', { name: say('As filled in: confirm') }).click();
    await expect(page.getByText(say('The registration is confirmed.'))).toBeVisible();
    expect((await asha.call('POST', `bookings/${booking}/arrival`, {})).status).toBe(200);

    if (city === 'Berlin') expect(await stateOf(asha, booking)).toEqual(['done', null]);
    if (city === 'Bengaluru') {
      await page.reload();
      await ready(page);
      await expect(page.getByText('C01X00T470')).toBeVisible();
      await page
        .getByRole('button', { name: say('Make the file') })
        .first()
        .click();
      await expect(page.getByRole('button', { name: say('Save the file') })).toBeVisible();
      await page.getByLabel(say('Receipt number')).first().fill('FRRO-77');
      await page
        .getByRole('button', { name: say('Mark as handed in') })
        .first()
        .click();
      await expect(page.getByText(say('The receipt has been saved.'))).toBeVisible();
      expect(await stateOf(asha, booking)).toEqual(['done', 'FRRO-77']);
    }
    if (city === 'Lisbon') {
      const owner = await callerBy(hotel, await signInLink(hotel, 'owner'));
      const said = { house, keys: { accessKey: '999999999' }, ownFields: [] };
      expect((await owner.call('PUT', 'registration-settings', said)).status).toBe(200);
      await page.reload();
      await ready(page);
      await page.getByRole('button', { name: say('Send to the authority') }).click();
      await expect(page.getByText(say('It is on its way. It counts once the authority has taken it.'))).toBeVisible();
      // Where the first delivery of the outbox fails on a busy machine, the next comes within a minute.
      await expect.poll(async () => (await stateOf(asha, booking))[0], { timeout: 60_000 }).toBe('done');
    }

    await page.goto(`${addressOf(hotel.host)}/bookings/${booking}?registration=next&lang=${language}`);
    await expect(page.locator('main [name=surname]')).toHaveCount(0);
    await expect(
      page.getByRole('heading', {
        name: wordsOf('booking-status', language)('Reception has confirmed your registration.'),
      }),
    ).toBeVisible();
  });
