import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingReply, Day, OwnRegistration } from '@latchkey/api-contract/types';
import { againAtDesk, colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { editHotel, restoreFiles } from '../../../../test/edit-hotel.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { lyonnaise } from '../../../../test/house-of-registrations.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

const arrival = new Date('2026-12-02T12:00:00Z').getTime();

// Shows docs/rules.md: Registration of guests (Before arrival, Told at the desk, Readings).
describe('what a guest fills in before arrival', () => {
  const engine = openEngine();
  let owner: AtDesk;
  let desk: AtDesk;
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await inCountry('PT');
    owner = await ownerAtDesk(engine);
    desk = await colleagueAtDesk(engine, owner, 'reception');
  });
  const inCountry = (country: string) =>
    editHotel(engine, 1760, ({ facts }) => {
      facts.countryCode = country;
    });
  interface Stay {
    readonly bookingId: string;
    readonly cookie: string;
  }
  const stayed = (): Promise<Stay> => book(engine, { mode: 'at-property' });
  const own = (stay: Stay) =>
    engine.app.inject({ url: `/api/bookings/${stay.bookingId}/registration`, headers: { cookie: stay.cookie } });
  const post = (stay: Stay, entry: object, place = 0) =>
    guestCalls(engine).post(`bookings/${stay.bookingId}/registration`, { place, entry }, stay.cookie);
  const registrationOn = async (stay: Stay) => {
    const url = `/api/bookings/${stay.bookingId}`;
    const { booking } = (await engine.app.inject({ url, headers: { cookie: stay.cookie } })).json<BookingReply>();
    return 'registration' in booking ? booking.registration : undefined;
  };
  const passTo = async (moment: number) => {
    engine.pass(moment - engine.deps.clock().getTime());
    [owner, desk] = [await againAtDesk(engine, owner), await againAtDesk(engine, desk)];
  };

  it('is offered on the booking’s page while somebody is to be registered, and nowhere else', async () => {
    const stay = await stayed();
    expect(await registrationOn(stay)).toBe('nationality-needed');
    await post(stay, lyonnaise);
    await post(stay, { ...lyonnaise, givenNames: 'Paul', documentNumber: '' }, 1);
    expect(await registrationOn(stay)).toBe('missing');
    await post(stay, { nationality: 'PT' }, 1);
    expect(await registrationOn(stay)).toBe('ready');
    expect(await registrationOn({ ...stay, cookie: '' })).toBeUndefined();
    await inCountry('NP');
    expect(await registrationOn(stay)).toBeUndefined();
  });

  it('tells the desk on the sheet of the day and on the booking, without a word of it', async () => {
    const stay = await stayed();
    await post(stay, lyonnaise);
    await passTo(arrival);
    const sheet = await desk.call('GET', 'day');
    expect(sheet.json<Day>().arrivals.find(({ bookingId }) => bookingId === stay.bookingId)).toMatchObject({
      registration: 'nationality-needed',
    });
    const shown = await desk.call('GET', `bookings/${stay.bookingId}`);
    expect(shown.json()).toMatchObject({ registration: 'nationality-needed' });
    expect(sheet.body + shown.body).not.toContain('C01SECRET47');
  });

  it('says by which law, of whom, and until when it is kept', async () => {
    const stay = await stayed();
    expect((await own(stay)).json<OwnRegistration>()).toMatchObject({
      scheme: 'siba',
      who: 'foreigners',
      country: 'PT',
      source: 'Lei 23/2007, art. 15.º, n.º 5, e 16.º',
      keptUntil: '2027-12-05',
      isOpen: true,
      closedBy: null,
    });
  });

  it('is read in the digits of every keyboard', async () => {
    const stay = await stayed();
    await post(stay, { ...lyonnaise, birthDate: '١٩٨٨-٠٣-٠٩', documentNumber: 'C०१SECRET४७' });
    const [place] = (await own(stay)).json<OwnRegistration>().places;
    expect(place).toMatchObject({ faults: [], entry: { birthDate: '1988-03-09', documentNumber: '•••• ET47' } });
  });

  it('can be taken back, and is closed from the arrival on', async () => {
    const stay = await stayed();
    await post(stay, lyonnaise);
    expect((await post(stay, {})).statusCode).toBe(200);
    expect(await engine.deps.db.selectFrom('registration').selectAll().execute()).toEqual([]);
    await post(stay, lyonnaise);
    await passTo(arrival);
    await desk.call('POST', `bookings/${stay.bookingId}/arrival`, {});
    expect((await post(stay, lyonnaise)).json()).toEqual({ code: 'closed' });
    expect((await post(stay, {})).json()).toEqual({ code: 'closed' });
    expect((await own(stay)).json()).toMatchObject({ isOpen: false, closedBy: 'arrived' });
  });

  it('is over with the stay of a guest who never came', async () => {
    const stay = await stayed();
    await passTo(arrival + 5 * 24 * 3_600_000);
    expect((await own(stay)).json()).toMatchObject({ isOpen: false, closedBy: 'over' });
    expect((await post(stay, lyonnaise)).json()).toEqual({ code: 'closed' });
  });
});
