import { ready } from '../guard.ts';
import { twoCompanies } from '../hotels.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Two accounts in one hotel (Who is paid by which, What not all can have).

const cards = { good: '4242 4242 4242 4242' };

for (const [whose, contactNumber, company, other] of [
  ['from abroad', '+49 1512 3456789', '/stripe/', '/razorpay/'],
  ['of its country', '+91 98450 12345', '/razorpay/', '/stripe/'],
] as const)
  test(`a guest ${whose} pays by the company that serves them, and meets no other`, async ({
    page,
    roomCheckout,
    payment,
    booking,
    traveller,
    language,
  }) => {
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const home = new HotelHome(page, twoCompanies, language);
    await home.openFor(mondayStay(twoCompanies, 15));
    await home.book('teak-king', 'breakfast');
    await expect(roomCheckout.title).toBeVisible();
    await expect(page.getByText(roomCheckout.say('Credit or debit card.', { place: 'part' }))).toBeVisible();
    await roomCheckout.payInFull({ ...traveller, contactNumber });
    await expect(page).toHaveURL(/\/checkout\/9032/);
    if (company === '/stripe/') await payment.payByCard(cards.good);
    else await payment.end('Pay successfully');
    await expect(page).toHaveURL(/\/bookings\/confirmation\/9032/);
    await expect(booking.confirmedFor('Meera')).toBeVisible();
    await expect(booking.nothingDue).toBeVisible();
    await ready(page);
    expect(asked.some((url) => url.includes(company))).toBe(true);
    expect(asked.filter((url) => url.includes(other))).toEqual([]);
  });
