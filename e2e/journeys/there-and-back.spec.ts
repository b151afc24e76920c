import type { Page } from '@playwright/test';
import { casaMango, creek, linde, palace, sandalwood, thamel, villaKayu, type DemoHotel } from '../hotels.ts';
import { bookingBy, payBy, quotedBy } from '../pages/api.ts';
import type { PaymentPageObject } from '../pages/payment.ts';
import { confirmRequest, recordCash } from '../pages/property.ts';
import { addressOf } from '../running/addresses.ts';
import { isNight } from '../short-run.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: What was agreed (A change); Money at the property (Money that goes back).

interface House {
  readonly hotel: DemoHotel;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly adults?: number;
  readonly way: 'card' | 'cash';
  readonly pay: (page: Page, payment: PaymentPageObject, hotel: DemoHotel, bookingId: string) => Promise<void>;
}

const byMessage: House['pay'] = (page, _, hotel, bookingId) => payBy(page, hotel, bookingId);
const inWindow =
  (finish: (payment: PaymentPageObject) => Promise<void>): House['pay'] =>
  async (page, payment, hotel, bookingId) => {
    await page.goto(`${addressOf(hotel.host)}/checkout/${bookingId}?lang=${payment.language}`);
    await payment.payNow.click();
    await finish(payment);
    await expect(page).toHaveURL(/\/bookings\/confirmation\//);
  };
const inVault = inWindow((payment) => payment.end('Pay successfully'));
const byCard = inWindow((payment) => payment.payByCard('4242 4242 4242 4242'));
const atDesk: House['pay'] = () => Promise.resolve();

const houses: readonly (readonly [name: string, house: House])[] = [
  ['Creek House', { hotel: creek, roomTypeId: 'creek-room', ratePlanId: 'flexible', way: 'card', pay: byCard }],
  [
    'Sandalwood Courtyard',
    { hotel: sandalwood, roomTypeId: 'teak-king', ratePlanId: 'breakfast', way: 'cash', pay: atDesk },
  ],
  ['Haus Linde', { hotel: linde, roomTypeId: 'court-double', ratePlanId: 'flexible', way: 'card', pay: inVault }],
  [
    'Sandalwood Palace',
    { hotel: palace, roomTypeId: 'arch-twin', ratePlanId: 'breakfast', way: 'card', pay: byMessage },
  ],
  ['Casa Mango', { hotel: casaMango, roomTypeId: 'whole-house', ratePlanId: 'flexible', way: 'card', pay: byMessage }],
  [
    'Thamel Bunks',
    { hotel: thamel, roomTypeId: 'single', ratePlanId: 'flexible', adults: 1, way: 'cash', pay: atDesk },
  ],
  ['Villa Kayu', { hotel: villaKayu, roomTypeId: 'whole-villa', ratePlanId: 'flexible', way: 'card', pay: inVault }],
];

for (const [name, { hotel, roomTypeId, ratePlanId, adults = 2, way, pay }] of houses)
  test(`a stay at ${name} is made longer, as it was, shorter, and cancelled: each page says what the engine counts`, async ({
    page,
    booking,
    payment,
    traveller,
    language,
  }) => {
    test.skip(!isNight && hotel !== creek, 'the other houses are walked each night');
    test.slow();
    const { say } = booking;
    const main = page.getByRole('main');
    const origin = addressOf(hotel.host);
    await page.goto(`${origin}/privacy-policy?lang=${language}`, { waitUntil: 'commit' });
    const stay = { ...mondayStay(hotel, 17, 3), roomTypeId, ratePlanId, adults };
    const [checkIn, checkOut] = [stay.checkIn, stay.checkOut];
    const { quoteToken, bill } = await quotedBy(page, hotel, stay);
    const mode = way === 'cash' ? 'at-property' : 'online';
    const bookingId = await bookingBy(page, quoteToken, { traveller, mode, language });
    if (hotel === palace || hotel === villaKayu) await confirmRequest(hotel, bookingId);
    await pay(page, payment, hotel, bookingId);

    /** What the engine says of the booking to the browser that booked it, in minor units. */
    const seen = (): Promise<{ total: number; amountPaid: number; refundAmount: number; currency: string }> =>
      page.evaluate(
        async (id) => ((await (await fetch(`/api/bookings/${id}`)).json()) as { booking: never }).booking,
        bookingId,
      );
    /** A sum as pages of the browser write it: its digits, whatever stands around them. */
    const digitsOf = (text: string): string => text.replaceAll(/[^\d٠-٩]/g, '');
    const written = (amount: number, currency: string): Promise<string> =>
      page.evaluate(
        ([sum, unit, locale]) => {
          const format = new Intl.NumberFormat(locale, { style: 'currency', currency: unit });
          const { maximumFractionDigits: digits = 0 } = format.resolvedOptions();
          return format.format(sum / 10 ** digits);
        },
        [amount, currency, language === 'ar' ? 'ar-u-nu-latn' : language] as const,
      );
    const rowOf = (label: string) => main.getByRole('row', { name: say(label, { place: 'part' }) }).first();
    /** The page of the booking has the engine's total. */
    const showsTotal = async (total: number): Promise<void> => {
      await page.goto(`${origin}/bookings/${bookingId}?lang=${language}`);
      const { currency, total: counted } = await seen();
      expect(counted).toBe(total);
      const sum = digitsOf(await written(total, currency)).replace(/00$/, '');
      await expect.poll(async () => digitsOf(await rowOf('Total, all taxes included').innerText())).toContain(sum);
    };
    await showsTotal(bill.total);
    if (way === 'cash') await recordCash(hotel, bookingId, bill.total);

    /** Changes the last day by the page; the total that it said, which is the engine's. */
    const leaveOn = async (day: string): Promise<number> => {
      await page.goto(`${origin}/bookings/modify/${bookingId}?lang=${language}&checkIn=${checkIn}&checkOut=${day}`);
      const said = digitsOf(await rowOf('New total, all taxes included').innerText());
      await main
        .getByRole('button', { name: say('Change the booking') })
        .or(main.getByRole('button', { name: say('Change and pay {sum}') }))
        .click();
      await expect(page).not.toHaveURL(/\/modify\//);
      if (/\/checkout\//.test(page.url())) await pay(page, payment, hotel, bookingId);
      await expect
        .poll(async () => digitsOf(await written((await seen()).total, (await seen()).currency)).replace(/00$/, ''))
        .toBe(said.replace(/00$/, ''));
      const { total } = await seen();
      await showsTotal(total);
      return total;
    };
    const later = (days: number): string =>
      new Date(Date.parse(checkOut) + days * 86_400_000).toISOString().slice(0, 10);
    const longer = await leaveOn(later(1));
    expect(longer).toBeGreaterThan(bill.total);
    expect(await leaveOn(checkOut)).toBe(bill.total);
    expect(await leaveOn(later(-1))).toBeLessThan(bill.total);

    const before = await seen();
    await page.goto(`${origin}/bookings/cancel/${bookingId}?lang=${language}`);
    await main.getByRole('button').last().click();
    await expect(main.getByRole('heading', { level: 1, name: say('This booking is cancelled.') })).toBeVisible();
    const after = await seen();
    expect(after.refundAmount).toBeGreaterThanOrEqual(before.refundAmount);
  });
