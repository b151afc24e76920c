import { hotelApi } from '@latchkey/testing/fake-api';
import { hotel, nightsQuote, site } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { quoted } from '../../testing/show-checkout.ts';
import { screen as roomCheckout } from './room-checkout.screen.ts';

// Shows docs/rules.md: Security deposits (Said before it is agreed, Held for the days of the stay).

/** The checkout of a hotel that keeps cards, and asks for a deposit. */
async function show(deposit: number | undefined, nights = 2): Promise<string> {
  const { payment } = site.hotel ?? {};
  if (site.hotel === null || payment === undefined) throw new Error('no hotel');
  const stay = { kind: 'nights', checkIn: '2026-11-24', checkOut: `2026-11-${24 + nights}` };
  const plans = ['full', 'guarantee'];
  const HotelRooms = hotel.HotelRooms.map((room) => ({
    ...room,
    ratePlans: room.ratePlans.map((plan) => ({ ...plan, payment: plans })),
  }));
  await showScreen(roomCheckout, `/room/checkout?quote=${nightsQuote.quoteToken}`, {
    words: loadWords,
    site: { ...site, hotel: { ...site.hotel, payment: { ...payment, ...(deposit === undefined ? {} : { deposit }) } } },
    api: hotelApi({
      ...quoted,
      getQuote: { status: 200, body: { ...nightsQuote, selection: { ...nightsQuote.selection, stay } } },
      getHotel: { status: 200, body: { ...hotel, HotelRooms } },
    } as never),
  });
  await screen.findByText(/The payment company keeps your card/);
  return (await screen.findByRole('main')).textContent ?? '';
}

test('says what is held on the card, from which day, and until when, before it is agreed', async () =>
  expect(await show(20_000)).toMatch(
    /On .*24 Nov, ₹20,000 is held on your card as a security deposit and released by the end of .*26 Nov\. Nothing is charged unless the hotel tells you the amount and the reason\./,
  ));

test.each([
  ['the hotel asks for none', undefined, 2],
  ['the stay is longer than banks hold', 20_000, 5],
])('says nothing of a deposit where %s', async (_, deposit, nights) =>
  expect(await show(deposit, nights)).not.toMatch(/security deposit/),
);
