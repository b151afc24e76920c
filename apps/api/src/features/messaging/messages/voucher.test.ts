import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { asha, postBooking, quoteFor, selectionOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';

describe('a voucher', () => {
  const engine = openEngine();

  it('names the extras that were booked, to the guest and to the property', async () => {
    const selection = { ...selectionOf(), addons: [{ addonId: 'thali-dinner', quantity: 2 }] };
    const quoted = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selection });
    const { quoteToken, bill } = quoted.json<{ quoteToken: string; bill: { addons: { name: string }[] } }>();
    await engine.app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { 'idempotency-key': randomUUID() },
      payload: { quoteToken, travellers: [asha], payment: { mode: 'at-property', plan: 'full' } },
    });
    await relayOutbox(engine.deps);
    const extra = `Extra: 2 × ${bill.addons[0]?.name}`;
    expect(engine.mails.map((mail) => mail.text)).toEqual([expect.stringContaining(extra)]);
    expect(engine.propertyMails.map((mail) => mail.text)).toEqual([expect.stringContaining(extra)]);
  });

  it('says the ages of children, and that the invoice goes to the guest’s company, to a mailbox that proved nothing too', async () => {
    const rooms = [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 1, childAges: [5], infants: 0 }];
    const quoted = await engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: { ...selectionOf(), rooms },
    });
    const { quoteToken } = quoted.json<{ quoteToken: string }>();
    const traveller = { ...asha, invoice: { company: 'Iyer & Co', taxNumber: '27AAPFU0939F1ZV' } };
    await postBooking(engine, quoteToken, { mode: 'at-property', body: { travellers: [traveller] } });
    await relayOutbox(engine.deps);
    const [toGuest, toProperty] = [engine.mails, engine.propertyMails].map((mails) => mails.at(-1)?.text);
    for (const text of [toGuest, toProperty]) expect(text).toContain('Children’s ages: 5');
    expect(toGuest).toContain('Invoice to: your company (its name is on the booking’s page), 27AAPFU0939F1ZV');
    expect(toGuest).not.toContain('Iyer & Co');
    expect(toProperty).toContain('Invoice to: Iyer & Co, 27AAPFU0939F1ZV');
  });

  it('puts its parts together as the language does', async () => {
    const quoted = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selectionOf() });
    const { quoteToken } = quoted.json<{ quoteToken: string }>();
    for (const language of ['ar', 'de'])
      await engine.app.inject({
        method: 'POST',
        url: '/api/bookings',
        headers: { 'idempotency-key': randomUUID() },
        payload: { quoteToken, travellers: [asha], payment: { mode: 'at-property', plan: 'full' }, language },
      });
    await relayOutbox(engine.deps);
    expect(engine.mails.find((mail) => mail.html.includes('dir="rtl"'))?.text).toMatch(/الوصول: [^,]*، [^,]*\n/);
    expect(engine.sms.map(({ text }) => text).join(' ')).not.toContain('..');
    // Its code is scanned at reception: programs that darken letters are to leave it.
    for (const { html } of engine.mails)
      for (const name of ['color-scheme', 'supported-color-schemes'])
        expect(html).toContain(`<meta name="${name}" content="only light">`);
  });

  it('shows the hotel in a picture that travels with it, as light as a mail may be', async () => {
    const quoted = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selectionOf() });
    await postBooking(engine, quoted.json<{ quoteToken: string }>().quoteToken, { mode: 'at-property' });
    await relayOutbox(engine.deps);
    const mail = engine.mails.at(-1);
    const picture = mail?.images?.find(({ contentId }) => mail.html.includes(`src="cid:${contentId}" alt=""`));
    expect(picture).toMatchObject({ contentType: 'image/jpeg', filename: 'courtyard-day.jpg' });
    expect(picture?.content.length).toBeLessThan(90_000);
    // Nothing is fetched from anywhere when it is read.
    expect(mail?.html).not.toMatch(/<img[^>]+src="http/);
  });

  it('says the hours in the SMS too', async () => {
    const stay = { kind: 'hours', date: '2026-12-02', startHour: 10, hours: 3 };
    const quoted = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: { ...selectionOf(), stay } });
    await postBooking(engine, quoted.json<{ quoteToken: string }>().quoteToken, { mode: 'at-property' });
    await relayOutbox(engine.deps);
    expect(engine.sms.map(({ text }) => text)).toEqual([expect.stringMatching(/Wed 2 Dec, 10 am - 1 pm/)]);
  });

  it('offers neither a change nor a cancellation of a stay that has begun', async () => {
    const { quoteToken } = await quoteFor(engine, { checkIn: '2026-11-23', checkOut: '2026-11-24' });
    await postBooking(engine, quoteToken, { mode: 'at-property' });
    engine.pass(3 * 3_600_000);
    await relayOutbox(engine.deps);
    expect(engine.mails.map(({ html }) => /bookings\/(?:modify|cancel)/.test(html))).toEqual([false]);
  });

  it('offers a change and cancelling until the stay begins', async () => {
    // On the day of check-in nothing comes back: the stay can still be added to.
    for (const [checkIn, checkOut] of [
      ['2026-12-02', '2026-12-04'],
      ['2026-11-23', '2026-11-24'],
    ] as const) {
      const { quoteToken } = await quoteFor(engine, { checkIn, checkOut });
      await postBooking(engine, quoteToken, { mode: 'at-property' });
      await relayOutbox(engine.deps);
    }
    expect(engine.mails.map(({ html }) => html.includes('/bookings/modify/'))).toEqual([true, true]);
    expect(engine.mails.map(({ html }) => html.includes('/bookings/cancel/'))).toEqual([true, true]);
  });

  it('puts the stay into the calendar, and its cancellation takes that entry out', async () => {
    const quoted = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selectionOf() });
    const made = await postBooking(engine, quoted.json<{ quoteToken: string }>().quoteToken, { mode: 'at-property' });
    const { bookingId, reference } = made.json<{ bookingId: string; reference: string }>();
    const cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
    await relayOutbox(engine.deps);
    await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/cancellation`,
      headers: { cookie, 'idempotency-key': randomUUID() },
      payload: { refund: 0 },
    });
    await relayOutbox(engine.deps);
    const [added, removed] = engine.mails.map(({ calendar }) => entryIn(calendar?.text ?? ''));
    expect(added?.event.description).toMatch(new RegExp(`^${reference}\\n\\+91.*\\nhttp.*/bookings/${bookingId}`));
    expect([added?.method, added?.event.sequence]).toEqual(['PUBLISH', 0]);
    expect([removed?.method, removed?.event.sequence]).toEqual(['CANCEL', 1]);
    expect(removed?.event.uid).toBe(added?.event.uid);
    expect(added?.event.startDate.toString()).toBe('2026-12-02T08:30:00Z');
  });
});

/** The one entry of a calendar file, by a reader that is not ours. */
function entryIn(file: string): { method: unknown; event: ICAL.Event } {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error(file);
  return { method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(event) };
}
