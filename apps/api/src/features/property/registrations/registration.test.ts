import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RegisteredStay, RegistrationPlace } from '@latchkey/api-contract/types';
import { againAtDesk, colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { editHotel, restoreFiles } from '../../../../test/edit-hotel.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { forgetRegistrations } from '../../registration/registration.ts';

interface Read {
  readonly stay: RegisteredStay;
  readonly places: readonly RegistrationPlace[];
}

/** A family whose document numbers stand nowhere else. */
const lena = {
  surname: 'Hartwig',
  givenNames: 'Lena',
  nationality: 'FR',
  birthDate: '1988-03-09',
  sex: 'female',
  birthPlace: 'Lyon',
  documentKind: 'passport',
  documentNumber: 'C01SECRET47',
  documentCountry: 'FR',
  documentPlace: 'Lyon',
  documentIssued: '2021-05-04',
  documentExpiry: '2031-05-03',
  visaKind: 'e-Tourist',
  visaNumber: 'V9SECRET12',
  address: 'Rue de la Paix 4',
  town: 'Lyon',
  homeCountry: 'FR',
  arrivedFrom: 'Mumbai',
  enteredOn: '2026-12-01',
  purpose: 'Holiday',
  nextDestination: 'Mysuru',
};

const arrival = new Date('2026-12-02T12:00:00Z').getTime();

// Shows docs/rules.md: Registration of guests (Only what is asked, Sealed, Readings, Confirmed at the desk, Deleted on its day, Forgotten guests).
describe('the registration of a stay', () => {
  const engine = openEngine();
  let owner: AtDesk;
  let desk: AtDesk;
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await inCountry('IN');
    owner = await ownerAtDesk(engine);
    desk = await colleagueAtDesk(engine, owner, 'reception');
  });
  const inCountry = (country: string | undefined) =>
    editHotel(engine, 1760, ({ facts }) => {
      facts.countryCode = country;
    });
  const passTo = async (moment: number) => {
    engine.pass(moment - engine.deps.clock().getTime());
    [owner, desk] = [await againAtDesk(engine, owner), await againAtDesk(engine, desk)];
  };
  const fill = (booking: string, place: number, entry: object) =>
    desk.call('PUT', `registrations/${booking}/travellers/${place}`, entry);
  const read = async (booking: string, who = desk) =>
    (await who.call('POST', `registrations/${booking}/reading`, {})).json<Read>();
  const arrived = async () => {
    const stay = await book(engine, { mode: 'at-property' });
    await passTo(arrival);
    await desk.call('POST', `bookings/${stay.bookingId}/arrival`, {});
    return stay;
  };
  const listed = async (who = desk) =>
    (await who.call('GET', 'registrations')).json<{ stays: readonly RegisteredStay[] }>().stays;
  const journal = async () =>
    (await engine.deps.db.selectFrom('journal_line').selectAll().orderBy('number').execute()).map(
      ({ operation, after, actor_name: by }) => ({ operation, after, by }),
    );

  it('is overdue a day after the guest came, and names what is missing by traveller', async () => {
    const stay = await arrived();
    const [one] = await listed();
    expect(one).toMatchObject({ bookingId: stay.bookingId, scheme: 'form-iii', people: 2, hasArrived: true });
    expect(one?.reports[0]).toMatchObject({
      kind: 'arrival',
      state: 'nationality-needed',
      isOverdue: false,
      missing: [
        { place: 0, fields: ['nationality'] },
        { place: 1, fields: ['nationality'] },
      ],
    });
    await passTo(arrival + 25 * 3_600_000);
    expect((await listed())[0]?.reports[0]).toMatchObject({ isOverdue: true, dueAt: '2026-12-03T12:00:00.000Z' });
  });

  it('asks nothing of who has the nationality of the country, and keeps nothing that is not asked', async () => {
    const { bookingId } = await arrived();
    await fill(bookingId, 0, { ...lena, nationality: 'IN' });
    await fill(bookingId, 1, { ...lena, supportNumber: 'NOT-ASKED' });
    const { places, stay } = await read(bookingId);
    expect(places[0]).toMatchObject({ duty: 'none', fields: [] });
    expect(places[0]?.entry).toEqual({ nationality: 'IN' });
    expect(places[1]?.entry).toEqual({
      ...lena,
      birthPlace: undefined,
      documentKind: undefined,
      documentCountry: undefined,
      town: undefined,
    });
    expect(stay.reports[0]?.state).toBe('ready');
  });

  it('is sealed: no table, journal or list has a number in clear, and a row moved elsewhere does not open', async () => {
    const { bookingId } = await arrived();
    const other = await book(engine, { mode: 'at-property' });
    await fill(bookingId, 0, lena);
    const { rows } = await sql<{ all: string }>`select
      (select json_agg(r)::text from registration r) || (select json_agg(j)::text from journal_line j) as all`.execute(
      engine.deps.db,
    );
    expect(rows[0]?.all).toMatch(/v1\./);
    expect(rows[0]?.all).not.toMatch(/SECRET|Hartwig|1988/);
    expect(JSON.stringify(await listed())).not.toMatch(/SECRET|Hartwig|1988/);
    await engine.deps.db
      .updateTable('registration')
      .set({ booking_id: other.bookingId as never })
      .execute();
    expect((await read(other.bookingId)).places[0]?.entry).not.toHaveProperty('documentNumber');
  });

  it('tells each reading and who read it, and lets neither cleaner nor accountant read', async () => {
    const { bookingId } = await arrived();
    await fill(bookingId, 0, lena);
    await read(bookingId);
    await desk.call('POST', 'registrations/day', { day: '2026-12-02' });
    const readings = (await journal()).filter(({ after }) => after !== null && 'travellersRead' in after);
    expect(readings).toEqual([
      { operation: 'readRegistration', after: { travellersRead: 1 }, by: 'Colleague' },
      { operation: 'listRegisteredDay', after: { travellersRead: 1 }, by: 'Colleague' },
    ]);
    for (const role of ['housekeeping', 'accountant'] as const) {
      const who = await colleagueAtDesk(engine, owner, role);
      expect((await who.call('POST', `registrations/${bookingId}/reading`, {})).statusCode).toBe(403);
      expect((await who.call('GET', 'registrations')).statusCode).toBe(403);
    }
  });

  it('is of its own house alone', async () => {
    const { bookingId } = await arrived();
    await fill(bookingId, 0, lena);
    const stranger = await ownerAtDesk(engine, 1188);
    const calls = [
      stranger.call('POST', `registrations/${bookingId}/reading`, {}, 1188),
      stranger.call('PUT', `registrations/${bookingId}/travellers/0`, lena, 1188),
      stranger.call('POST', `registrations/${bookingId}/confirmation`, { isSigned: true }, 1188),
      stranger.call('POST', `registrations/${bookingId}/files`, { kind: 'arrival' }, 1188),
    ];
    for (const call of calls) expect((await call).statusCode).toBe(404);
    const made = await madeFile(bookingId);
    const receipt = await stranger.call('POST', `registration-files/${made.reportId}/receipt`, { receipt: '1' }, 1188);
    expect(receipt.statusCode).toBe(404);
  });

  const madeFile = async (booking: string) => {
    await fill(booking, 0, lena);
    await fill(booking, 1, { ...lena, givenNames: 'Paul' });
    return (await desk.call('POST', `registrations/${booking}/files`, { kind: 'arrival' })).json<{
      reportId: string;
      content: string;
      hash: string;
    }>();
  };

  it('is not handed in because a file was made, and once by its receipt', async () => {
    const { bookingId } = await arrived();
    const file = await madeFile(bookingId);
    expect(file.content).toContain('documentNumber: C01SECRET47');
    expect((await listed())[0]?.reports[0]).toMatchObject({ state: 'ready', file: { hash: file.hash, sentAt: null } });
    const hand = () => desk.call('POST', `registration-files/${file.reportId}/receipt`, { receipt: 'FRRO-77' });
    expect((await hand()).statusCode).toBe(200);
    expect((await listed())[0]?.reports[0]).toMatchObject({
      state: 'done',
      isOverdue: false,
      file: { receipt: 'FRRO-77', sentBy: 'Colleague' },
    });
    expect((await hand()).json()).toEqual({ code: 'already_reported' });
    const again = await desk.call('POST', `registrations/${bookingId}/files`, { kind: 'arrival' });
    expect(again.json()).toEqual({ code: 'already_reported' });
    expect((await desk.call('POST', `registrations/${bookingId}/files`, { kind: 'departure' })).json()).toEqual({
      code: 'too_early',
    });
  });

  it('is no file while something is missing, or the guest has not come', async () => {
    const { bookingId } = await book(engine, { mode: 'at-property' });
    const file = () => desk.call('POST', `registrations/${bookingId}/files`, { kind: 'arrival' });
    expect((await file()).json()).toEqual({ code: 'too_early' });
    await passTo(arrival);
    await desk.call('POST', `bookings/${bookingId}/arrival`, {});
    expect((await file()).json()).toEqual({ code: 'incomplete' });
  });

  it('is in Germany confirmed with a signature, the family by number, and done with that', async () => {
    await inCountry('DE');
    const { bookingId } = await arrived();
    await fill(bookingId, 0, lena);
    await fill(bookingId, 1, { nationality: 'FR', relation: 'spouse', surname: 'Not asked' });
    const { places } = await read(bookingId);
    expect(places[1]).toMatchObject({ duty: 'counted', entry: { nationality: 'FR', relation: 'spouse' } });
    const confirm = (isSigned: boolean) => desk.call('POST', `registrations/${bookingId}/confirmation`, { isSigned });
    expect((await confirm(false)).json()).toEqual({ code: 'signature_missing' });
    expect((await confirm(true)).json<Read>().stay.reports).toMatchObject([{ kind: 'arrival', state: 'done' }]);
    await fill(bookingId, 0, { ...lena, address: 'Elsewhere 1' });
    expect((await listed())[0]?.reports[0]?.state).toBe('ready');
  });

  it('is elsewhere the house’s own card, and nothing where the house asks nothing', async () => {
    await inCountry('NP');
    const { bookingId } = await arrived();
    expect(await listed()).toEqual([]);
    expect((await fill(bookingId, 0, lena)).json()).toEqual({ code: 'no_duty' });
    const said = await owner.call('PUT', 'registration-settings', {
      house: {},
      ownFields: ['surname', 'documentNumber'],
    });
    expect(said.statusCode).toBe(200);
    expect((await listed())[0]?.reports[0]).toMatchObject({
      missing: [{ place: 0, fields: ['surname', 'documentNumber'] }, { place: 1 }],
    });
    await fill(bookingId, 0, lena);
    expect((await read(bookingId)).places[0]?.entry).toEqual({
      surname: 'Hartwig',
      documentNumber: 'C01SECRET47',
      nationality: 'FR',
    });
  });

  describe('as its guest fills it in', () => {
    const own = (stay: { bookingId: string; cookie: string }) =>
      engine.app.inject({ url: `/api/bookings/${stay.bookingId}/registration`, headers: { cookie: stay.cookie } });
    const post = (stay: { bookingId: string; cookie: string }, entry: object) =>
      guestCalls(engine).post(`bookings/${stay.bookingId}/registration`, { place: 0, entry }, stay.cookie);

    it('takes it in part, never shows a number again, and leaves it where it is left empty', async () => {
      const stay = await book(engine, { mode: 'at-property' });
      expect((await post(stay, { nationality: 'FR' })).statusCode).toBe(200);
      await post(stay, lena);
      const [place] = (await own(stay)).json<{ places: readonly RegistrationPlace[] }>().places;
      expect(place?.entry).toMatchObject({ surname: 'Hartwig', documentNumber: '•••• ET47', visaNumber: '•••• ET12' });
      await post(stay, { surname: 'Hartwig-Roy', documentNumber: '', visaNumber: '•••• ET12' });
      await passTo(arrival);
      expect((await read(stay.bookingId)).places[0]?.entry).toMatchObject({
        surname: 'Hartwig-Roy',
        documentNumber: 'C01SECRET47',
        visaNumber: 'V9SECRET12',
        address: 'Rue de la Paix 4',
      });
    });

    it('opens to the holder of the link alone neither way, and is closed once the desk has confirmed it', async () => {
      const stay = await book(engine, { mode: 'at-property' });
      await post(stay, lena);
      expect((await own({ ...stay, cookie: '' })).statusCode).toBe(403);
      expect((await post({ ...stay, cookie: '' }, lena)).statusCode).toBe(403);
      await passTo(arrival);
      await fill(stay.bookingId, 1, { nationality: 'IN' });
      expect(
        (await desk.call('POST', `registrations/${stay.bookingId}/confirmation`, { isSigned: true })).statusCode,
      ).toBe(200);
      expect((await post(stay, lena)).json()).toEqual({ code: 'closed' });
      expect((await own(stay)).json()).toMatchObject({ isOpen: false });
    });
  });

  it('is deleted on its day, with its file, and the journal counts it without a name', async () => {
    const { bookingId } = await arrived();
    const file = await madeFile(bookingId);
    await desk.call('POST', `registration-files/${file.reportId}/receipt`, { receipt: 'FRRO-77' });
    const at = (day: string) => engine.pass(new Date(`${day}T12:00:00Z`).getTime() - engine.deps.clock().getTime());
    // The departure is 4 December; kept for a year from it.
    at('2027-12-04');
    expect(await forgetRegistrations(engine.deps)).toBe(0);
    at('2027-12-05');
    expect(await forgetRegistrations(engine.deps)).toBe(1);
    expect(await forgetRegistrations(engine.deps)).toBe(0);
    expect(await engine.deps.db.selectFrom('registration').selectAll().execute()).toEqual([]);
    const [report] = await engine.deps.db.selectFrom('registration_report').selectAll().execute();
    expect(report).toMatchObject({ sealed: null, receipt: 'FRRO-77', hash: file.hash });
    const last = (await journal()).findLast(({ operation }) => operation === 'forgetRegistrations');
    expect(last?.after).toMatchObject({ deleted: 2, arrivedOn: '2026-12-02' });
  });

  it('outlives a guest who asks to be forgotten, as the law wants, and says until when', async () => {
    const stay = await arrived();
    await fill(stay.bookingId, 0, lena);
    await desk.call('POST', `bookings/${stay.bookingId}/departure`, { owing: { reason: 'The company pays' } });
    engine.pass(10 * 24 * 3_600_000);
    const erased = await guestCalls(engine).post(`bookings/${stay.bookingId}/erasure`, {}, stay.cookie);
    expect(erased.json()).toMatchObject({ registrationKeptUntil: '2027-12-04' });
    expect(await engine.deps.db.selectFrom('registration').selectAll().execute()).toHaveLength(1);
  });
});
