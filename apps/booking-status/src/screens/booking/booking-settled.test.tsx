import type { BookingReply, WholeBooking } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { hotelApi } from '@latchkey/testing/fake-api';
import { wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as status } from './status.screen.ts';

afterEach(cleanup);

const { bookingId } = wholeBooking;
const hour = 3_600_000;
/** Noon of 27 November in Bengaluru. */
const checkIn = Date.parse('2026-11-27T06:30:00Z');
const whole = (booking: WholeBooking): { readonly status: 200; readonly body: BookingReply } => ({
  status: 200,
  body: { access: 'whole', booking },
});
const show = (facts: Partial<WholeBooking>, { at }: { readonly at?: number } = {}) =>
  showScreen(status, `/bookings/${bookingId}`, {
    words: loadWords,
    api: hotelApi({ getBooking: whole({ ...wholeBooking, ...facts }) }),
    ...(at === undefined ? {} : { now: at }),
  });
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('a booking whose state is settled, or not yet', () => {
  test('offers to divide what is left to pay, and of a stay that is paid shows who has paid', async () => {
    await show({ amountPayable: 9000 });
    expect(await screen.findByRole('link', { name: 'Divide the cost, see who has paid' })).toBeDefined();
    cleanup();
    await show({ amountPayable: 0 });
    expect(await screen.findByRole('link', { name: 'See who has paid' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Divide the cost/ })).toBeNull();
  });

  test('says the ages of the children who come', async () => {
    const room = { roomTypeId: 'teak-king', ratePlanId: 'fixed', adults: 2, childAges: [5, 13], infants: 0 };
    await show({ selection: { stay: wholeBooking.stay, rooms: [room], addons: [] } });
    const [fact] = await screen.findAllByText('Children’s ages');
    expect(fact?.nextElementSibling?.textContent).toBe('5, 13');
  });

  test('booked for tonight after check-in time is the guest’s own, who is still on the way', async () => {
    const at = checkIn + 3 * hour;
    await show({ createdAt: new Date(at - 60_000).toISOString() }, { at });
    const heading = await title(/^It’s yours, Meera/);
    expect(heading.textContent).toBe('It’s yours, Meera. We are waiting to host you.');
    expect(await screen.findByText(/It goes to/)).toBeDefined();
    const [box] = await screen.findAllByRole('combobox');
    const offered = [...(box?.querySelectorAll('optgroup') ?? [])].map((group) => group.label);
    expect(offered).toEqual(['Arrive late', 'Leave late']);
    expect(document.body.textContent).not.toMatch(/Checked in|Enjoy your stay/);
  });

  test('whose guest has come by the property’s word is enjoyed, and can be reviewed', async () => {
    await show({ arrivedAt: new Date(checkIn - 2 * hour).toISOString() }, { at: checkIn - hour });
    await title('Enjoy your stay.');
    expect(screen.getByText('Checked in')).toBeDefined();
    expect(link('Tell us how it was')).toBe(`/review?of=${bookingId}`);
    expect([link('Cancel booking'), link('Modify')]).toEqual([undefined, undefined]);
    expect(await screen.findByRole('region', { name: 'While you are here' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call reception' })).toBeDefined();
  });

  test('offers only the hours that are worth asking for', async () => {
    await show({}, { at: checkIn - 3 * hour });
    const box = await screen.findByRole<HTMLSelectElement>('combobox', { name: /What would help/ });
    const values = [...box.options].map(({ value }) => value);
    expect(values).toContain('11:00');
    expect(values).toContain('late_arrival 20:00');
    expect(values).toContain('late_arrival 01:00');
    expect(values).not.toContain('20:00');
    expect(values).not.toContain('08:00');
    expect(values).not.toContain('departure 09:00');
    expect(box.name).toBe('time');
  });

  test('whose guest did not take the new price says so as the guest’s own, and asks no more', async () => {
    await show({
      status: 'rejected',
      rejectedBy: 'guest',
      paymentStatus: 'unpaid',
      amountPaid: 0,
      updatedPrice: 25_000,
    });
    await title('You did not accept the new price.');
    expect(document.body.textContent).not.toMatch(/could not take this booking|New price, all taxes included/);
    expect(screen.queryByRole('button', { name: /Accept|Refuse/ })).toBeNull();
    expect(link('Other rooms on these nights')).toMatch(/^\/rooms\/1760\//);
  });

  test('tells after a change what was paid, what went back and what is due', async () => {
    await show({
      total: 26_562,
      amountPaid: 38_700,
      refundAmount: 12_138,
      payment: { mode: 'online', plan: 'full' },
      events: [{ at: '2026-11-20T01:10:00Z', type: 'modified' }],
    });
    const steps = within(await screen.findByRole('region', { name: 'What happens next' }));
    expect(steps.getByText('Booking changed')).toBeDefined();
    const words = steps
      .getAllByRole('listitem')
      .map((one) => one.textContent)
      .join(' ');
    expect(words).toMatch(/₹38,700 received, ₹12,138 given back\. Nothing more is due\./);
    expect(words).not.toMatch(/of your ₹38,700/);
  });

  test.each([
    [
      'a price that is settled',
      { status: 'rejected' as const, rejectedBy: 'guest' as const },
      'not-revised',
      /already been answered/,
    ],
    ['a cancelled stay', { status: 'cancelled' as const }, 'too-late', /too late to ask/],
    ['a confirmed stay', {}, 'price-changed', /changed its price again/],
    ['a confirmed stay', {}, 'unfit-time', /arrive or leave at this time without asking/],
    ['a stay', {}, 'booking-active', /erased once the stay is over/],
  ])('shows the words of a form where they can be seen: on the page of %s', async (_, facts, notice, words) => {
    await showScreen(status, `/bookings/${bookingId}?notice=${notice}`, {
      words: loadWords,
      api: hotelApi({ getBooking: whole({ ...wholeBooking, ...facts }) }),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(await screen.findAllByText(words)).toHaveLength(1);
  });

  test('whose new price was accepted asks no more, and shows one price', async () => {
    await show({ updatedPrice: 25_000, total: 25_000 });
    await title(/^It’s yours/);
    expect(screen.queryByRole('button', { name: /Accept|Refuse/ })).toBeNull();
    expect(screen.queryByRole('row', { name: /New price/ })).toBeNull();
  });

  test.each(['rejected', 'cancelled', 'no_show'] as const)('that is %s sends nobody the way', async (ended) => {
    await show({ status: ended });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Finding us' })).toBeNull();
    expect(document.body.textContent).not.toContain('We missed you');
  });

  test('that was paid with its request says what comes back, and what each answer to another price means', async () => {
    const paid = { amountPaid: 20_000, total: 20_000, expiresAt: '2026-11-21T01:00:00Z' };
    await show({ ...paid, status: 'requested' });
    await title('Request sent.');
    expect(screen.getByText(/you get back everything you paid within 3-5 working days/)).toBeDefined();
    cleanup();
    await show({ ...paid, status: 'price_revised', updatedPrice: 25_000, onAccepting: { due: 5000, refund: 0 } });
    await title('The hotel proposes another price.');
    const sums = (name: string) => screen.queryByRole('row', { name: new RegExp(`^${name}`) })?.textContent;
    expect(sums('To pay if you accept')).toContain('5,000');
    expect(sums('Refunded if you refuse')).toContain('20,000');
    expect(sums('Refunded if you accept')).toBeUndefined();
    cleanup();
    await show({ ...paid, status: 'price_revised', updatedPrice: 15_000, onAccepting: { due: 0, refund: 5000 } });
    await title('The hotel proposes another price.');
    expect(sums('Refunded if you accept')).toContain('5,000');
    expect(sums('To pay if you accept')).toBeUndefined();
  });

  test('that is to be paid before its hotel is asked says so', async () => {
    await show({
      status: 'payment_pending',
      paymentMakes: 'requested',
      expiresAt: '2026-11-21T01:00:00Z',
      amountPaid: 0,
    });
    await title('One last step.');
    expect(screen.getByText(/if it does not say yes, you get everything back/)).toBeDefined();
  });

  test('whose price is revised asks for nothing before it is agreed', async () => {
    await show({ status: 'price_revised', updatedPrice: 25_000, expiresAt: '2026-11-21T01:00:00Z' });
    await title('The hotel proposes another price.');
    expect(screen.getAllByRole('row', { name: /New price, all taxes included/ }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('row', { name: /^(Due at the hotel|Still to pay)/ })).toBeNull();
  });
});

// Shows docs/rules.md: The rest of a deposit (Said before booking).
describe('a booking whose rest is asked for before arrival', () => {
  const rest = {
    dueOn: '2026-11-26' as LocalDate,
    ifUnpaid: 'pay-at-property' as const,
    amount: 10_000,
    isAsked: false,
  };

  test('says how much is due when, and that the rest is paid at the hotel otherwise', async () => {
    await show({ rest });
    const said = await screen.findByText(/is due on .*26 Nov 2026; we email you a link to pay it/);
    expect(said.textContent).toMatch(/What you do not pay online, you pay at the hotel/);
    expect(screen.queryByText('Due at the hotel')).toBeNull();
    expect(screen.getByText('Still to pay')).toBeDefined();
  });

  test('says by when it must be paid where the booking is cancelled otherwise', async () => {
    const [ifUnpaid, payBy] = ['cancel' as const, '2026-11-29' as LocalDate];
    await show({ rest: { ...rest, ifUnpaid, payBy, isAsked: true } });
    const said = await screen.findByText(/If it is not paid by .*29 Nov 2026, your booking is cancelled/);
    expect(said.textContent).not.toMatch(/stands either way/);
  });

  test('says that it was asked for', async () => {
    await show({ rest: { ...rest, isAsked: true } });
    expect(await screen.findByText(/is due now; you have an email with a link to pay it/)).toBeDefined();
  });
});
