import { describe, expect, it } from 'vitest';
import { tax } from './contract-house.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { openEngine } from './open-engine.ts';
import { databaseKinds } from './database-kinds.ts';

// Shows docs/rules.md: Entities (Fee).

describe.each(databaseKinds)('fees of a house, on %s', (kind) => {
  const engine = openEngine(kind);
  const { paid, post, relay, view } = guestCalls(engine);
  restoreFiles(engine, 1760);

  const charge = (perNight: number): Promise<unknown> =>
    editHotel(engine, 1760, ({ facts, words }) => {
      facts.fees = [
        { id: 'resort', per: 'night', amount: perNight },
        { id: 'cleaning', per: 'room', amount: 500 },
      ];
      const others = facts.taxes.filter(({ id }) => id !== 'fee-tax');
      facts.taxes = [
        ...others,
        tax({ id: 'fee-tax', name: 'Fee tax', tax: 10, index: 9, on: ['fee'], feeIds: ['resort'] }),
      ];
      for (const of of Object.values(words)) of.fees = { resort: 'Resort fee', cleaning: 'Cleaning' };
    });
  const stay = (checkOut: string): object => ({ stay: { kind: 'nights', checkIn: '2026-12-02', checkOut } });

  it('stand on quote, booking, search and mail, and a night more pays the fee of its day', async () => {
    await charge(300);
    const booked = await paid();
    const at = await view(booked);
    // 9,600 for two nights with 5 % GST, two fees of 300 with 10 %, and 500.
    expect(at).toMatchObject({ total: 10_080 + 660 + 500 });
    expect(at['bill']).toMatchObject({
      fees: [
        { feeId: 'resort', name: 'Resort fee', per: 'night', quantity: 2, amount: 600 },
        { feeId: 'cleaning', name: 'Cleaning', per: 'room', quantity: 1, amount: 500 },
      ],
    });
    const found = await engine.app.inject(
      '/api/hotels/1760/availability?checkIn=2026-12-02&checkOut=2026-12-04&adults=2',
    );
    expect(found.json()).toMatchObject({ fees: [{ feeId: 'resort', amount: 300 }, { feeId: 'cleaning' }] });
    await relay();
    const mail = engine.mails.find(({ text }) => text.includes('Resort fee'));
    expect(mail?.text).toMatch(/2 × Resort fee/);
    expect(mail?.text).toContain('Resort fee: ₹300 a night. Cleaning: ₹500 a room.');
    await charge(1000);
    const quote = async (checkOut: string) =>
      answer(await post(`bookings/${booked.bookingId}/modification-quote`, stay(checkOut), booked.cookie));
    expect(await quote('2026-12-04')).toMatchObject([200, { difference: 0, due: 0, refund: 0 }]);
    // 5,280 with 5 % GST, and 1,000 with 10 %.
    expect(await quote('2026-12-05')).toMatchObject([200, { difference: 5544 + 1100 }]);
    expect(await quote('2026-12-03')).toMatchObject([200, { newTotal: 5040 + 330 + 500 }]);
  });
});
