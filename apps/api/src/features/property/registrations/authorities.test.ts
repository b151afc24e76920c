import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisteredStay } from '@latchkey/api-contract/types';
import { editHotel } from '../../../../test/edit-hotel.ts';
import { againAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { houseOfRegistrations, lyonnaise } from '../../../../test/house-of-registrations.ts';
import { book } from '../../../../test/journeys.ts';
import { startSandbox, type SandboxProcess } from '../../../../test/sandbox-process.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { findReport } from '../../registration/entries/reports.queries.ts';
import { sendReport } from '../../registration/reports/send-report.ts';

const all = {
  ...lyonnaise,
  sex: 'female',
  birthPlace: 'Lyon',
  birthCountry: 'FR',
  documentPlace: 'FR',
  address: 'Rue de la Paix 4',
  postalCode: '69001',
  phone: '+33472101010',
};
const codes: Readonly<Record<string, object>> = {
  PT: houseOfRegistrations,
  IT: { house: {}, keys: { user: 'XX002458', password: 'secret', wsKey: 'key' }, ownFields: [] },
  ES: {
    house: { landlord: '12345', establishment: '0000012345' },
    keys: { user: '12345678ZWS', password: 'secret' },
    ownFields: [],
  },
};

// Shows docs/rules.md: Registration of guests (Handed in).
describe('a file that is sent', () => {
  let sandbox: SandboxProcess;
  let engine: TestEngine;
  let owner: AtDesk;
  beforeAll(async () => {
    sandbox = await startSandbox();
    engine = await startTestEngine('postgresql', {
      SIBA_URL: `${sandbox.url}/siba`,
      ALLOGGIATI_URL: `${sandbox.url}/alloggiati`,
      SES_URL: `${sandbox.url}/ses`,
    });
  }, 120_000);
  afterAll(async () => {
    await engine.close();
    await sandbox.stop();
  });

  const taken = async () =>
    (await (await fetch(`${sandbox.url}/authorities`)).json()) as { authority: string; file: string }[];
  /** A stay whose travellers are filled in, in a house that has said what its authority asks. */
  const ready = async (country: string, entries: readonly object[]) => {
    await engine.reset();
    await editHotel(engine, 1760, ({ facts }) => {
      facts.countryCode = country;
    });
    owner = await ownerAtDesk(engine);
    const { bookingId } = await book(engine, { mode: 'at-property' });
    engine.pass(Date.parse('2026-12-02T12:00:00Z') - engine.deps.clock().getTime());
    owner = await againAtDesk(engine, owner);
    const said = await owner.call('PUT', 'registration-settings', codes[country] ?? {});
    if (said.statusCode !== 200) throw new Error(said.body);
    await owner.call('POST', `bookings/${bookingId}/arrival`, {});
    for (const [place, entry] of entries.entries())
      await owner.call('PUT', `registrations/${bookingId}/travellers/${place}`, entry);
    return bookingId;
  };
  const send = (booking: string, kind = 'arrival') => owner.call('POST', `registrations/${booking}/sendings`, { kind });
  const report = async (at = 0) =>
    (await owner.call('GET', 'registrations')).json<{ stays: RegisteredStay[] }>().stays[0]?.reports[at];
  const family = [
    { ...all, relation: 'head' },
    { ...all, givenNames: 'Paul', sex: 'male', relation: 'spouse' },
  ];

  it.each([
    ['PT', 'siba', /<Apelido>HARTWIG<\/Apelido>/],
    ['IT', 'alloggiati', /^17.{166}\r\n19.{166}$/],
    ['ES', 'ses', /<apellido1>Hartwig<\/apellido1>/],
  ])('is taken in %s, with a receipt, who sent it and its hash', async (country, authority, inside) => {
    const booking = await ready(country, family);
    const sent = await send(booking);
    expect(sent.json<RegisteredStay>().reports[0]).toMatchObject({ state: 'sending', file: { sentAt: null } });
    while ((await relayOutbox(engine.deps)) > 0);
    const last = (await taken()).at(-1);
    expect(last).toMatchObject({ authority });
    expect(last?.file).toMatch(inside);
    expect(await report()).toMatchObject({
      state: 'done',
      file: { sentBy: 'Owner', receipt: expect.stringMatching(/./), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect((await send(booking)).json()).toEqual({ code: 'already_reported' });
  });

  it('is tried again while the authority is down, and sent once it is not', async () => {
    const booking = await ready('PT', family);
    await sandbox.setScenario({ authorities: 'down' });
    await send(booking);
    await relayOutbox(engine.deps);
    expect(await report()).toMatchObject({ state: 'sending', file: { failures: 1, sentAt: null } });
    await sandbox.setScenario({ authorities: 'up' });
    engine.pass(2 * 3_600_000);
    while ((await relayOutbox(engine.deps)) > 0);
    owner = await againAtDesk(engine, owner);
    expect(await report()).toMatchObject({ state: 'done', file: { failures: 1 } });
  });

  it('shows a refusal in the authority’s words, and is sent anew once it is put right', async () => {
    const booking = await ready('PT', [{ ...all, surname: 'Recusado' }, family[1] ?? {}]);
    await send(booking);
    while ((await relayOutbox(engine.deps)) > 0);
    expect(await report()).toMatchObject({
      state: 'refused',
      file: { refusal: '110: Boletim recusado', sentAt: null },
    });
    await owner.call('PUT', `registrations/${booking}/travellers/0`, { ...all, surname: 'Aceite' });
    await send(booking);
    while ((await relayOutbox(engine.deps)) > 0);
    expect(await report()).toMatchObject({ state: 'done' });
  });

  it('is sent once more under its own number where the sender was killed before it noted the answer', async () => {
    const booking = await ready('PT', family);
    const before = (await taken()).length;
    await send(booking);
    const [row] = await engine.deps.db.selectFrom('registration_report').selectAll().execute();
    if (row === undefined) throw new Error('no report');
    // The answer came, and the transaction that notes it did not.
    const dies = (): never => {
      throw new Error('killed');
    };
    await expect(sendReport({ ...engine.deps, clock: dies }, 1760, row.report_id)).rejects.toThrow('killed');
    expect((await findReport(engine.deps.db, 1760, row.report_id))?.state).toBe('sending');
    while ((await relayOutbox(engine.deps)) > 0);
    const files = (await taken()).slice(before).map(({ file }) => /<Numero_Ficheiro>(\d+)</.exec(file)?.[1]);
    expect(files).toEqual([String(row.number), String(row.number)]);
    expect(await report()).toMatchObject({ state: 'done' });
  });

  it('is told again as the guests leave, with the day', async () => {
    const booking = await ready('PT', family);
    expect((await send(booking, 'departure')).json()).toEqual({ code: 'too_early' });
    await owner.call('POST', `bookings/${booking}/departure`, { owing: { reason: 'The company pays' } });
    await send(booking, 'departure');
    while ((await relayOutbox(engine.deps)) > 0);
    expect((await taken()).at(-1)?.file).toMatch(/<Data_Saida>2026-12-02T00:00:00<\/Data_Saida>/);
  });

  it('goes once the receipt is there, where the law wants it destroyed then', async () => {
    const booking = await ready('IT', family);
    await send(booking);
    while ((await relayOutbox(engine.deps)) > 0);
    const kept = await engine.deps.db.selectFrom('registration').select('kept_until').execute();
    expect(kept).toEqual([{ kept_until: '2026-12-02' }, { kept_until: '2026-12-02' }]);
  });
});
