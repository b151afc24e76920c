import { describe, expect, it } from 'vitest';
import { locales } from '@latchkey/booking-core/language';
import { answer, guestCalls } from './guest-calls.ts';
import { byDay } from './night.ts';
import { openEngine } from './open-engine.ts';
import { playedGateways, playGateway } from './played-gateways.ts';
import { shareCalls } from './shares.ts';

const day = 24 * 3_600_000;
const noor = 'noor@example.com';

// Shows docs/rules.md: Several payers (Refunds that fail).
describe.each(byDay(['stripe'], playedGateways))('a share at %s that does not come back', (name) => {
  const engine = openEngine();
  const gateway = playGateway(engine, name);
  const { post, relay } = guestCalls(engine);
  const { divided, pay, send } = shareCalls(engine, gateway);
  const cancel = async ({ bookingId, cookie }: { bookingId: string; cookie: string }): Promise<void> => {
    const [, { refund }] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
    expect((await post(`bookings/${bookingId}/cancellation`, { refund }, cookie)).statusCode).toBe(200);
  };
  const subjectsTo = (address: string, from: number): string[] =>
    engine.mails
      .slice(from)
      .filter(({ to }) => to === address)
      .map(({ subject }) => subject);

  it('is told to its payer as to who booked, once that it is late and once that it could not be made', async () => {
    const stay = await divided([6000, 4080]);
    await pay(stay.shares[0] ?? '');
    await relay();
    const before = engine.mails.length;
    gateway.memory.refuses = 'the balance is too low';
    await cancel(stay);
    for (let time = 0; time < 14; time += 1) {
      await relay();
      engine.pass(day);
    }
    const [late, over] = subjectsTo(noor, before);
    expect(subjectsTo(noor, before)).toHaveLength(2);
    expect(late).toMatch(/^Your refund from .* is delayed$/);
    expect(over).toMatch(/^Your refund from .* could not be made$/);
    const told = engine.mails.slice(before).filter(({ to }) => to === noor);
    for (const { text } of told) {
      expect(text).toContain('5,850');
      for (const secret of ['Asha', stay.bookingId]) expect(text).not.toContain(secret);
    }
    expect(subjectsTo('asha@example.com', before).filter((subject) => /refund/i.test(subject))).toHaveLength(2);
  });

  it('is told in the language in which it was paid', async () => {
    const subjects = new Set<string>();
    for (const language of locales) {
      const stay = await divided([1000]);
      const shareId = stay.shares[0] ?? '';
      const payer = { name: 'Noor Amin', email: noor, agreed: true, language };
      const reply = await send('POST', `shares/${shareId}/payment-orders?amount=1000`, payer);
      await gateway.tell({ orderId: reply.json<{ order_id: string }>().order_id, paymentId: `pay_in_${language}` });
      await relay();
      const before = engine.mails.length;
      gateway.memory.refuses = 'the balance is too low';
      await cancel(stay);
      await relay();
      for (const subject of subjectsTo(noor, before)) subjects.add(subject);
      gateway.memory.refuses = null;
    }
    expect(subjects.size).toBe(locales.length);
  });
});
