import { sandalwood } from '../hotels.ts';
import { addressOf } from '../running/addresses.ts';
import { sheetsOf } from '../pages/sheets.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

const room = { roomTypeId: 'teak-king', ratePlanId: 'breakfast', adults: 2, childAges: [], infants: 0 };
const companions = [
  'Ravi Rao',
  'Meera Krishnamurthy-Balasubramanian',
  'Tomás ’t Hooft',
  'Huda Al Mansoori',
  'Jonas Brandt',
];

test('a long booking of six guests in three rooms is printed on one sheet of A4', async ({
  page,
  home,
  traveller,
  language,
  booking,
}) => {
  await home.open();
  const bookingId = await page.evaluate(
    async (asked) => {
      const post = async (path: string, body: object): Promise<Record<string, string>> => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': `print-${Math.random()}` };
        const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (reply.status !== 201) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
        return (await reply.json()) as Record<string, string>;
      };
      const { quoteToken } = await post('/api/quotes', asked.selection);
      const { bookingId: made } = await post('/api/bookings', { ...asked.booking, quoteToken });
      return made ?? '';
    },
    {
      selection: {
        hotelId: sandalwood.id,
        stay: { kind: 'nights', ...mondayStay(sandalwood, language === 'en' ? 30 : 32, 11) },
        rooms: [room, room, { ...room, roomTypeId: 'indigo-twin' }],
        addons: [
          { addonId: 'airport-car', quantity: 1 },
          { addonId: 'thali-dinner', quantity: 6 },
          { addonId: 'late-checkout', quantity: 3 },
        ],
      },
      booking: {
        travellers: [
          {
            fullName: traveller.fullName,
            email: traveller.email,
            contactNumber: traveller.contactNumber.replaceAll(' ', ''),
            companions: companions.map((fullName) => ({ fullName })),
          },
        ],
        payment: { mode: 'at-property', plan: 'full' },
        language,
        estimatedArrivalTime: '16:00',
        specialRequests: 'Two rooms side by side, a cot in the third, and a quiet corner. '.repeat(4),
      },
    },
  );
  await page.goto(`${addressOf(sandalwood.host)}/bookings/${bookingId}?lang=${language}`);
  await expect(page.getByRole('button', { name: booking.say('Print') })).toBeVisible();
  // The voucher is fetched once the page is alive; a guest who prints before that prints the page.
  const sheet = page.locator('body > div[lang]');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(sheet).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  const pdf = await page.pdf({ format: 'A4' });
  expect(sheetsOf(pdf)).toBe(1);

  // It is the voucher that is printed, not the page.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  for (const name of [traveller.fullName, ...companions]) await expect(sheet).toContainText(name);
  await expect(sheet).toContainText(/[2-9A-Z]{4}-[2-9A-Z]{4}/);
});
