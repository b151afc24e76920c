import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { axeOn } from '../accessibility/axe.ts';
import { ready } from '../guard.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { StartObject, type HouseOnPaper } from '../pages/start.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: People of a hotel (Setting up a hotel, Before guests see it, Opening).

/** As many as a newcomer is asked for, from a mail address to pages that can be seen. */
const mostFields = 60;

const photo = join(
  import.meta.dirname,
  '../../apps/api/hotels/1188-haus-linde/images/berlin-townhouse-street-evening.jpg',
);

const houses: readonly (HouseOnPaper & {
  readonly slug: string;
  readonly policy: string;
  readonly timeZone: string;
})[] = [
  {
    kind: 'Hotel or guest house',
    name: 'Marigold Guest House',
    slug: 'marigold-guest-house',
    sentence: 'Twelve rooms around a courtyard of marigolds.',
    country: 'NP',
    city: 'Kathmandu',
    street: 'Chaksibari Marg 14',
    phone: '+977 1 4700123',
    rooms:
      'Garden double\t8\t1 double\t2\t2,900/3,500\nRoof single\t3\t1 single\t1\t1,900\nFamily room\t1\t2 double\t4\t5,200',
    policy: 'Free until the day before',
    timeZone: 'Asia/Kathmandu',
  },
  {
    kind: 'Hostel, by the bed',
    name: 'Linden Bunks',
    slug: 'linden-bunks',
    sentence: 'Beds with curtains, two stops from the river.',
    country: 'DE',
    city: 'Hamburg',
    street: 'Lindenallee 8',
    phone: '+49 40 55501234',
    rooms: 'Dorm bed; 24; 1; 32,50 €\nPrivate room; 5; 2; 79/89',
    policy: 'Free until five days before',
    timeZone: 'Europe/Berlin',
  },
  {
    kind: 'Villas or holiday homes',
    name: 'Casa Ceiba',
    slug: 'casa-ceiba',
    sentence: 'Three bedrooms, a pool and the reef.',
    country: 'MX',
    city: 'Tulum',
    street: 'Calle Sol Oriente 21',
    phone: '+52 984 802 5400',
    rooms: 'The villa, 1, 3 double, 6, $280',
    currency: 'USD',
    tax: { name: 'IVA', percent: 16 },
    policy: 'Free until two weeks before',
    timeZone: 'America/Cancun',
  },
];

for (const house of houses)
  test(`${house.name} is set up by its owner alone, seen before guests see it, and booked by one`, async ({
    page,
    browser,
    roomCheckout,
    booking,
    traveller,
    language,
    guard,
  }, info) => {
    test.slow();
    const name = `${house.name} ${language} ${randomInt(1e6)}`;
    const start = new StartObject(page, language);
    await start.begin('Asha Gurung', `asha.${randomInt(1e9)}@example.com`);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await start.sayHouse({ ...house, name });
    await start.pasteRooms(house);
    await start.chooseTerms(house.policy);
    await start.addPicture(photo);
    if (house.tax !== undefined) await start.addTax(house.tax);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    info.annotations.push({ type: 'fields', description: String(start.fields) });
    expect(start.fields).toBeLessThanOrEqual(mostFields);

    const home = new HotelHome(page, { id: 0, folder: '', host: hosts.platform, timeZone: house.timeZone }, language);
    const stay = mondayStay(home.hotel, 9);
    await test.step('nobody finds it yet but who has the link, and nothing of it can be booked', async () => {
      const stranger = await browser.newContext();
      const other = await stranger.newPage();
      const slug = `${house.slug}-${name.split(' ').slice(-2).join('-')}`;
      const nowhere = await other.goto(`${addressOf(hosts.platform)}/${slug}`);
      expect(nowhere?.status()).toBe(404);
      const seen = await other.goto(await start.previewLink());
      expect([seen?.status(), seen?.headers()['x-robots-tag'], seen?.headers()['cache-control']]).toEqual([
        200,
        'noindex, nofollow',
        'private, no-store',
      ]);
      expect(new URL(other.url()).pathname).toBe(`/${slug}`);
      await expect(other.getByRole('heading', { level: 1 })).toContainText(house.sentence.slice(0, 20));
      await stranger.close();
    });

    const hotelId = await start.open();
    guard.allow(/status of 40/);
    await test.step('opened, a guest finds it and books', async () => {
      const guest = new HotelHome(page, { ...home.hotel, id: hotelId }, language);
      // The earlier answer, that there is no such hotel, is remembered for some seconds.
      await expect
        .poll(async () => (await page.goto(guest.addressFor(stay, 1)))?.status(), { timeout: 30_000 })
        .toBe(200);
      await ready(page);
      await guest.anyChoose.first().click();
      await guest.goOn();
      if (house.tax !== undefined) await expect(page.getByText(house.tax.name).first()).toBeAttached();
      await roomCheckout.fillIn(traveller);
      await roomCheckout.bookOnly.click();
      await expect(booking.confirmedFor('Meera')).toBeVisible();
    });
  });
