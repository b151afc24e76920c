import { bookingKey } from '../src/database/booking-key.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editHotel, filesOf, loadFiles } from './edit-hotel.ts';
import { answer, guestCalls } from './guest-calls.ts';
import type { Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { HotelFolder } from '../src/features/catalogue/hotel-files/hotel-folder.types.ts';
import type { HotelWords } from '@latchkey/hotel-document/words';
import { mailText } from '../src/features/messaging/messages/mail-text.ts';
import { stayLinks } from '../src/features/messaging/messages/stay-links.ts';
import { voucherOf } from '../src/features/messaging/messages/voucher.ts';
import { calendarFileOf } from '../src/features/messaging/messages/calendar-file.ts';
import { findBooking } from '../src/features/bookings/bookings.queries.ts';
import { moneyOf } from '../src/features/ledger/payments.queries.ts';
import type { TestEngine } from './test-engine.ts';
import { databaseKinds } from './database-kinds.ts';

// Shows docs/rules.md: What was agreed (Terms, Quotes).

/** What a guest has been told of a booking, in the language it was made in: page, terms, voucher, calendar. */
async function toldOf(engine: TestEngine, booked: Booked): Promise<object> {
  const { deps } = engine;
  const { post, view } = guestCalls(engine);
  const hotelId = Number(booked.bookingId.split('_')[0]);
  const row = await findBooking(deps.db, bookingKey(hotelId, booked.bookingId));
  const hotel = row && (await (await deps.hotels.byId(hotelId))?.agreedHotel(deps.db, row));
  if (row === undefined || hotel === undefined) throw new Error('no booking');
  const now = new Date('2026-11-24T06:00:00Z');
  const money = await moneyOf(deps.db, bookingKey(hotelId, booked.bookingId));
  const mail = { hotel, booking: row, money, language: row.language, now };
  const links = stayLinks(deps.settings, hotel, booked.bookingId, row.language);
  const { page, sms } = voucherOf(mail, links, false);
  const { events: _events, ...shown } = await view(booked);
  const quoted = await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie);
  const calendar = calendarFileOf(hotel, row, { summary: 'Stay', url: '' }, { method: 'PUBLISH', sequence: 0 }, now);
  return {
    shown,
    quoted: answer(quoted),
    voucher: mailText(page),
    sms,
    calendar,
    policies: hotel.wordsIn('en').words.policies,
  };
}

describe.each(databaseKinds)('what was agreed, on %s', (kind) => {
  const engine = openEngine(kind);
  const { paid, post, relay, view } = guestCalls(engine);
  let files: HotelFolder;
  beforeEach(async () => {
    files = await filesOf(engine, 1760);
  });
  afterEach(() => loadFiles(engine, files));

  it('is what cancelling costs, whatever a plan has become or is called', async () => {
    const booked = await paid();
    const quote = async (): Promise<unknown> =>
      (await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie)).json<unknown>();
    const promised = await quote();
    expect(promised).toMatchObject({ feePercent: 0, refund: 9828 });
    const told = await toldOf(engine, booked);
    await editHotel(engine, 1760, ({ facts }) => {
      for (const plan of facts.ratePlans) plan.cancellation = [];
      facts.penalties = { checkInDayPercent: 100, noShowPercent: 100 };
      facts.checkInTime = '12:00';
    });
    expect(await quote()).toEqual(promised);
    await editHotel(engine, 1760, ({ facts, words }) => {
      renamePlan(facts, words, 'flexible', 'flexi');
    });
    expect(await quote()).toEqual(promised);
    expect(await toldOf(engine, booked)).toEqual(told);
    expect((await post(`bookings/${booked.bookingId}/cancellation`, { refund: 9828 }, booked.cookie)).statusCode).toBe(
      200,
    );
    await relay();
    expect(engine.mails.at(-1)?.text).toContain('₹9,828');
  });

  it('is what a no-show costs', async () => {
    const back = await editHotel(engine, 1760, ({ facts }) => {
      facts.penalties = { checkInDayPercent: 0, noShowPercent: 60 };
      for (const plan of facts.ratePlans) plan.cancellation = [{ hoursBeforeCheckIn: 0, percent: 10 }];
    });
    const booked = await paid();
    await back();
    engine.pass(new Date('2026-12-02T09:00:00Z').getTime() - engine.deps.clock().getTime());
    const key = await engine.deps.db.selectFrom('booking').select('total').executeTakeFirstOrThrow();
    const { markNoShow } = await import('../src/features/reservations/property-acts/move-request.ts');
    const hotel = await engine.deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    await engine.deps.db.transaction().execute((tx) => markNoShow(tx, hotel, booked.bookingId, engine.deps.clock()));
    expect(await view(booked)).toMatchObject({ status: 'no_show', kept: key.total - 3931 });
  });

  it('of a quote is what was shown with it, though the hotel has changed its files before it was booked', async () => {
    const { quoteFor, postBooking, openOrder, completeByRazorpay } = await import('./journeys.ts');
    const { quoteToken } = await quoteFor(engine);
    await editHotel(engine, 1760, ({ facts }) => {
      for (const plan of facts.ratePlans) plan.cancellation = [];
    });
    const response = await postBooking(engine, quoteToken);
    const { bookingId, status } = response.json<{ bookingId: string; status: string }>();
    const booked = { bookingId, status, cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' };
    await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId));
    const quoted = await post(`bookings/${bookingId}/cancellation-quote`, {}, booked.cookie);
    expect(answer(quoted)).toMatchObject([200, { feePercent: 0 }]);
  });

  it('under other terms is not booked without a word by a quote that has run out', async () => {
    const { quoteFor, postBooking } = await import('./journeys.ts');
    const { quoteToken } = await quoteFor(engine);
    await editHotel(engine, 1760, ({ facts }) => {
      for (const plan of facts.ratePlans) plan.cancellation = [];
    });
    engine.pass(engine.deps.settings.quoteMs);
    expect(answer(await postBooking(engine, quoteToken))).toMatchObject([409, { code: 'quote_expired' }]);
  });

  it('before it was kept with bookings is what the hotel’s files said when it began to be', async () => {
    const booked = await paid();
    await engine.deps.db.updateTable('booking').set({ agreed: null }).execute();
    await engine.deps.db
      .updateTable('hotel')
      .set({ first_revision: files.fingerprint })
      .where('hotel_id', '=', 1760)
      .execute();
    const told = await toldOf(engine, booked);
    await editHotel(engine, 1760, ({ facts, words }) => {
      for (const plan of facts.ratePlans) plan.cancellation = [];
      renamePlan(facts, words, 'flexible', 'flexi');
      facts.checkInTime = '09:00';
    });
    expect(await toldOf(engine, booked)).toEqual(told);
    const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-04' };
    const same = await post(`bookings/${booked.bookingId}/modification-quote`, { stay }, booked.cookie);
    expect(answer(same)).toMatchObject([200, { difference: 0, due: 0, refund: 0 }]);
    await engine.deps.db.updateTable('hotel').set({ first_revision: null }).execute();
  });

  it('stays, to the letter, after any edits of the hotel', async () => {
    const booked = await paid({ body: { language: 'de' } });
    const told = await toldOf(engine, booked);
    const edits = Object.entries(anyEdit);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...edits), { minLength: 1, maxLength: 4 }), async (chosen) => {
        await editHotel(engine, 1760, ({ facts, words }) => {
          for (const [, edit] of chosen) edit(facts, words);
        });
        expect(await toldOf(engine, booked)).toEqual(told);
        const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-04' };
        const same = await post(`bookings/${booked.bookingId}/modification-quote`, { stay }, booked.cookie);
        expect(answer(same)).toMatchObject([200, { difference: 0, due: 0, refund: 0 }]);
        await loadFiles(engine, files);
      }),
      { numRuns: kind === 'pglite' ? 6 : 12 },
    );
  });
});

function renamePlan(facts: HotelFacts, words: Record<string, HotelWords>, from: string, to: string): void {
  facts.ratePlans = facts.ratePlans.map((plan) => (plan.id === from ? { ...plan, id: to } : plan));
  for (const room of facts.rooms) {
    room.prices = Object.fromEntries(Object.entries(room.prices).map(([id, price]) => [id === from ? to : id, price]));
  }
  for (const one of Object.values(words)) {
    one.ratePlans = Object.fromEntries(
      Object.entries(one.ratePlans).map(([id]) => [id === from ? to : id, `${id} by another name`]),
    );
  }
}

type Edit = (facts: HotelFacts, words: Record<string, HotelWords>) => void;

/** What a hotel may do to its files between a booking and everything that comes after it. */
const anyEdit: Readonly<Record<string, Edit>> = {
  'takes the terms away': (facts) => {
    for (const plan of facts.ratePlans) plan.cancellation = [];
  },
  'makes everything free': (facts) => {
    for (const plan of facts.ratePlans) plan.cancellation = [{ hoursBeforeCheckIn: 0, percent: 0 }];
  },
  'renames the plan': (facts, words) => {
    if (facts.ratePlans.some(({ id }) => id === 'flexible')) renamePlan(facts, words, 'flexible', 'flexi');
  },
  'includes nothing': (facts) => {
    for (const plan of facts.ratePlans) plan.inclusions = [];
  },
  'takes no payment at the property, nor in part': (facts) => {
    facts.payment = { ...facts.payment, modes: ['at-property'], advance: null };
    for (const plan of facts.ratePlans) plan.payment = ['at-property'];
  },
  'opens and closes its doors at other times': (facts) => {
    facts.checkInTime = '08:00';
    facts.checkOutTime = '07:00';
  },
  'moves to another zone': (facts) => {
    facts.timeZone = 'Pacific/Auckland';
  },
  'asks for other penalties': (facts) => {
    facts.penalties = { checkInDayPercent: 3, noShowPercent: 4 };
  },
  'has other taxes and fees': (facts) => {
    facts.taxes = facts.taxes.map((tax) => ({ ...tax, tax: 50 }));
    facts.convenienceFee = { kind: 'percentage', percent: 20 };
  },
  'has other offers and prices': (facts) => {
    facts.promotions = [{ id: 'late', kind: 'last-minute', daysAhead: 300, percent: 50 }];
    for (const { prices } of facts.rooms)
      for (const price of Object.values(prices)) for (const one of price.priceForPax) one.price *= 3;
  },
  'sells nothing of it': (facts) => {
    facts.seasons = [{ id: 'always', from: '01-01', to: '12-31', percent: 0, minStay: 9 }];
  },
  'calls its rooms otherwise and has other policies': (_, words) => {
    for (const one of Object.values(words)) {
      for (const room of Object.values(one.rooms)) room.name = `${room.name} by another name`;
      one.policies = [{ name: 'Other', text: 'Other' }];
    }
  },
};
