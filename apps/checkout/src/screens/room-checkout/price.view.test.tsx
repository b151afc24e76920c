import type { Site } from '@latchkey/api-contract/types';
import { hotelApi, type Replies } from '@latchkey/testing/fake-api';
import { hotel, nightsQuote, site } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as roomCheckout } from './room-checkout.screen.ts';
import { fillIn, quoted, showCheckout } from '../../testing/show-checkout.ts';

describe('a price that was shown wrongly', () => {
  const changed = { code: 'price_changed', oldTotal: 17_000, newTotal: 18_480, quote: nightsQuote } as const;

  test('is apologised for when the page opens, with one act to go on and one to go back', async () => {
    await showCheckout({ getQuote: { status: 409, body: changed } });
    const apology = await screen.findByRole('alert');
    expect(apology.textContent).toMatch(/High demand .* technical glitch .*17,000.*18,480/);
    expect(within(apology).getByRole('link', { name: 'Back to the rooms' }).getAttribute('href')).toContain(
      '/rooms/1760/',
    );
    await press(within(apology).getByRole('button', { name: /^Continue at .*18,480/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is apologised for when the stay is booked, and booked at the new price by another press', async () => {
    const { api } = await showCheckout({ createBooking: { status: 409, body: changed } });
    await fillIn();
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect((await screen.findByRole('alert')).textContent).toContain('the price we showed you earlier was not right');
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(api.inputsOf('createBooking')).toHaveLength(2);
  });
});

describe('the ways of paying', () => {
  const bnpl = { instalments: 3, everyDays: 30, from: 15_000 };
  const lends = (from: number): Site => ({
    ...site,
    hotel: site.hotel && { ...site.hotel, payment: { ...site.hotel.payment, bnpl: { ...bnpl, from } } },
  });
  const showAt = (at: Site, replies: Replies = {}) =>
    showScreen(roomCheckout, `/room/checkout?quote=${nightsQuote.quoteToken}`, {
      words: loadWords,
      site: at,
      api: hotelApi({ ...quoted, ...replies }),
    });

  test('include instalments from the hotel’s least amount on, as a schedule', async () => {
    await showAt(lends(15_000));
    const way = await screen.findByRole('radio', { name: /^Buy now, pay later in 3 parts/ });
    const schedule = way.closest('label')?.textContent ?? '';
    expect(schedule).toMatch(/20 Nov.*6,160.*20 Dec.*6,160.*19 Jan.*6,160/);
  });

  test('leave instalments out below that amount', async () => {
    await showAt(lends(20_000));
    await screen.findByRole('radio', { name: /^Pay in full now/ });
    expect(screen.queryByRole('radio', { name: /Buy now/ })).toBeNull();
  });

  test('say until when what comes back, by the guest’s own sum', async () => {
    await showCheckout();
    const full = await screen.findByRole('radio', { name: /^Pay in full now/ });
    expect(full.closest('label')?.textContent).toMatch(
      /UPI, card.* Cancel by .*, 12.noon and .*you get .*18,018 back \(after a payment fee of 2\.5%/,
    );
    expect(screen.getByRole('region', { name: 'If you cancel' }).textContent).toMatch(
      /Until .*18,018.*50% .*9,009.*After thatNo refund/,
    );
  });

  test('say the fee where nothing is paid and cancelling is not free', async () => {
    const strict = hotel.HotelRooms.map((room) => ({
      ...room,
      ratePlans: room.ratePlans.map((plan) => ({ ...plan, cancellation: [] })),
    }));
    await showCheckout({ getHotel: { status: 200, body: { ...hotel, HotelRooms: strict } } });
    const later = await screen.findByRole('radio', { name: /^Pay at the hotel/ });
    expect(later.closest('label')?.textContent).toMatch(/If you cancel, the fee is the whole price/);
  });

  test('say what comes back of a price that is not refundable: the tax that is owed for staying alone', async () => {
    const strict = hotel.HotelRooms.map((room) => ({
      ...room,
      ratePlans: room.ratePlans.map((plan) => ({ ...plan, cancellation: [] })),
    }));
    const { bill } = nightsQuote;
    const cityTax = { ...bill.taxes[0], taxId: 'city', name: 'City tax', taxType: 'fixed', rate: 160, amount: 480 };
    const quote = { ...nightsQuote, bill: { ...bill, taxes: [...bill.taxes, cityTax] } } as typeof nightsQuote;
    await showCheckout({
      getQuote: { status: 200, body: quote },
      getHotel: { status: 200, body: { ...hotel, HotelRooms: strict } },
    });
    const full = await screen.findByRole('radio', { name: /^Pay in full now/ });
    expect(full.closest('label')?.textContent).toMatch(/Non-refundable, except .*₹480.* of taxes/);
    const later = screen.getByRole('radio', { name: /^Pay at the hotel/ });
    expect(later.closest('label')?.textContent).toMatch(/If you cancel, the fee is .*₹18,000/);
    const line = screen.getByRole('region', { name: 'If you cancel' });
    expect(line.textContent).toMatch(/Non-refundable, except .*₹480.* of taxes|The fee is .*₹18,000/);
  });

  test('tell the loss of a partial refund, and that a deposit below the fee is not refunded', async () => {
    const dear = hotel.HotelRooms.map((room) => ({
      ...room,
      ratePlans: room.ratePlans.map((plan) => ({ ...plan, cancellation: [{ hoursBeforeCheckIn: 0, percent: 80 }] })),
    }));
    const penalties = { checkInDayPercent: 80, noShowPercent: 100 };
    await showCheckout({ getHotel: { status: 200, body: { ...hotel, HotelRooms: dear, penalties } } });
    const full = await screen.findByRole('radio', { name: /^Pay in full now/ });
    expect(full.closest('label')?.textContent).toMatch(
      /Cancelling costs 80% \(₹.?14,784\); until .* you get .*3,\d{3} back/,
    );
    expect(screen.getAllByText(/The deposit is not refunded\./)).toHaveLength(1);
  });

  test('end at check-in where something comes back until then', async () => {
    const always = hotel.HotelRooms.map((room) => ({
      ...room,
      ratePlans: room.ratePlans.map((plan) => ({ ...plan, cancellation: [{ hoursBeforeCheckIn: 0, percent: 0 }] })),
    }));
    const penalties = { checkInDayPercent: 0, noShowPercent: 100 };
    await showCheckout({ getHotel: { status: 200, body: { ...hotel, HotelRooms: always, penalties } } });
    const full = await screen.findByRole('radio', { name: /^Pay in full now/ });
    expect(full.closest('label')?.textContent).toMatch(/Cancel by Fri 27 Nov, 12.noon and/);
  });

  test('of a plan that the hotel does not list any more promise nothing back', async () => {
    const rooms = nightsQuote.selection.rooms.map((room) => ({ ...room, ratePlanId: 'gone' }));
    await showCheckout({
      getQuote: { status: 200, body: { ...nightsQuote, selection: { ...nightsQuote.selection, rooms } } },
    });
    expect((await screen.findByRole('region', { name: 'If you cancel' })).textContent).not.toContain('Until');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

test('rooms of a kind are counted where the stay is named', async () => {
  const rooms = [...nightsQuote.selection.rooms, ...nightsQuote.selection.rooms];
  await showCheckout({
    getQuote: { status: 200, body: { ...nightsQuote, selection: { ...nightsQuote.selection, rooms } } },
  });
  expect((await screen.findAllByText(/^2 × /)).length).toBeGreaterThan(0);
});

test('each tax is explained on demand: its rule, its band, its nights', async () => {
  await showCheckout();
  const why = (await screen.findByText('How the price is worked out')).closest('details');
  expect(why?.textContent).toMatch(/of .*, the price after offers.*room night/);
});

test('each room says on demand what its price is made of, by whom it is paid and which plan it follows', async () => {
  const { bill } = nightsQuote;
  const parts = [
    { kind: 'room' as const, guests: 2, amount: 18_000 },
    { kind: 'child-band' as const, guests: 1, under: 12, percent: 50, amount: 480 },
  ];
  const basis = { name: 'Teak King', parts, follows: { ratePlanId: 'flexible', name: 'Flexible', percent: -10 } };
  const rooms = bill.rooms.map((room) => ({ ...room, basis }));
  await showCheckout({ getQuote: { status: 200, body: { ...nightsQuote, bill: { ...bill, rooms, taxes: [] } } } });
  const why = (await screen.findByText('How the price is worked out')).closest('details');
  expect(why?.textContent).toContain(
    'Teak KingRoom for up to 2 guests: ₹18,000; child under 12, 50% of an extra guest’s price: ₹480; 10% less than “Flexible”',
  );
});

test('a bill that needs no word explains nothing', async () => {
  await showCheckout({ getQuote: { status: 200, body: { ...nightsQuote, bill: { ...nightsQuote.bill, taxes: [] } } } });
  await screen.findByRole('row', { name: /^Total/ });
  expect(screen.queryByText('How the price is worked out')).toBeNull();
});

test('the tax of a stay of hours speaks of no nights', async () => {
  const stay = { kind: 'hours', date: '2026-11-27', startHour: 9, hours: 3 } as const;
  const ofHours = { ...nightsQuote, selection: { ...nightsQuote.selection, stay } };
  await showCheckout({ getQuote: { status: 200, body: ofHours } } as never);
  const why = (await screen.findByText('How the price is worked out')).closest('details');
  expect(why?.textContent).toMatch(/the hours of your stay/);
  expect(why?.textContent).not.toMatch(/night/);
});

describe('why a tax stands on the bill', () => {
  const [first] = nightsQuote.bill.taxes;
  const said = async (tax: Partial<typeof first>, basis: Partial<NonNullable<typeof first>['basis']>) => {
    if (first === undefined) throw new Error('the quote has no tax');
    const taxes = [{ ...first, ...tax, basis: { ...first.basis, priceFrom: null, priceTo: null, ...basis } }];
    const body = { ...nightsQuote, bill: { ...nightsQuote.bill, taxes } };
    await showCheckout({ getQuote: { status: 200, body } });
    return (await screen.findByText('How the price is worked out')).closest('details')?.textContent;
  };

  test('per guest: how many nights of guests, who pays less or nothing, for how long', async () => {
    const scope = {
      per: 'person',
      exemptUnderAge: 6,
      ages: [{ under: 16, tax: 50 }],
      maxNights: 7,
      season: { from: '04-01', to: '10-31' },
    } as const;
    const text = await said({ taxType: 'fixed', rate: 100, amount: 700 }, { guestNights: 9, scope });
    expect(text).toMatch(/A fixed amount for each guest and night, here 9 guest nights: .*700.* in all\./);
    expect(text).toMatch(/Guests under 6 do not pay it\. *Guests under 16 pay .*50/);
    expect(text).toContain('It is charged for 7 nights of a stay at most.');
    expect(text).toContain('It is charged each year from 1 Apr to 31 Oct.');
  });

  test('of a part of the price: what is spared, and the most that it comes to', async () => {
    const scope = { untaxedPerGuest: 1100, atMost: 900, on: ['rooms', 'fee'], bookedFrom: '2025-10-01' } as const;
    const text = await said(
      { rate: 5, base: 5000, amount: 250 },
      { scope: { ...scope, bookedFrom: scope.bookedFrom as never } },
    );
    expect(text).toMatch(/5% of .*5,000.*, the part of the price that it is on/);
    expect(text).toMatch(/It comes to .*900.* for each room and night at most\. *Of each guest’s night, .*1,100/);
    expect(text).toContain('It is charged on stays booked since Wed 1 Oct 2025.');
    expect(text).toContain('It is on the rooms and the fee.');
  });
});
