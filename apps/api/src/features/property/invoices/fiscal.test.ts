import type { IssuedInvoice } from '@latchkey/api-contract/types';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { editHotel } from '../../../../test/edit-hotel.ts';
import { houseOfInvoices } from '../../../../test/house-of-invoices.ts';
import { book, type Booked } from '../../../../test/journeys.ts';
import { startSandbox, type SandboxProcess } from '../../../../test/sandbox-process.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { settleSignature } from '../../invoices/fiscal.queries.ts';
import { signPaper } from '../../invoices/invoices.ts';
import { transact } from '../../../database/transact.ts';

const connection = { account: 'house-1760', key: 'sandbox-fiscal-key' };

let sandbox: SandboxProcess;
let engine: TestEngine;
let owner: AtDesk;
let stay: Booked;
beforeAll(async () => {
  sandbox = await startSandbox();
  engine = await startTestEngine('postgresql', { FISCAL_SERVICE_URL: `${sandbox.url}/fiscal` });
}, 240_000);
afterAll(async () => {
  await engine.close();
  await sandbox.stop();
});

const scenario = (authorities: 'up' | 'down') => sandbox.setScenario({ authorities });
const signedThere = async () => (await (await fetch(`${sandbox.url}/fiscal`)).json()) as { id: string }[];
const issue = () => owner.call('POST', `bookings/${stay.bookingId}/invoices`, {});
const paperOf = (id: string) => owner.call('GET', `invoices/1760/${id}/paper`);
const policyOf = async () =>
  (await owner.call('GET', 'invoice-settings')).json<{ policy: { documents: string } }>().policy;

/** A house in Portugal, where papers of charges need a certified part, with a stay that is in house. */
beforeEach(async () => {
  await scenario('up');
  await engine.reset();
  await editHotel(engine, 1760, ({ facts }) => {
    facts.countryCode = 'PT';
  });
  stay = await book(engine, { mode: 'at-property' });
  engine.pass(Date.parse('2026-12-02T12:00:00Z') - engine.deps.clock().getTime());
  owner = await ownerAtDesk(engine);
  const seller = { ...houseOfInvoices.seller, taxId: null, localTaxId: '508123456' };
  const kept = await owner.call('PUT', 'invoice-settings', { ...houseOfInvoices, seller });
  if (kept.statusCode !== 200) throw new Error(kept.body);
}, 240_000);

// Shows docs/rules.md: Papers that the law allows (Lifted, Signed).
it('a connected service lifts what the law asks, signs a paper at once, and stands on it', async () => {
  expect((await policyOf()).documents).toBe('none');
  expect((await issue()).json()).toEqual({ code: 'documents_not_allowed' });
  const said = await owner.call('PUT', 'fiscal', connection);
  expect(said.json()).toEqual({ canConnect: true, account: 'house-1760', waiting: 0 });
  const kept = await engine.deps.db.selectFrom('fiscal_connection').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(connection.key);
  expect((await policyOf()).documents).toBe('invoice');
  const before = (await signedThere()).length;
  const invoice = (await issue()).json<IssuedInvoice>();
  expect(invoice.signature).toMatchObject({
    state: 'signed',
    authorityNumber: expect.stringMatching(/^SANDBOX-/) as string,
  });
  expect(invoice.signature?.code).toContain(`*G:${invoice.content.number}*`);
  expect((await paperOf(invoice.invoiceId)).headers['content-type']).toBe('application/pdf');
  // The outbox asks once more, and a second asking is answered the same.
  while ((await relayOutbox(engine.deps)) > 0);
  expect(await signedThere()).toHaveLength(before + 1);
});

it('a paper waits while the service is down, is handed to nobody, and is signed once it is back', async () => {
  await owner.call('PUT', 'fiscal', connection);
  await scenario('down');
  const invoice = (await issue()).json<IssuedInvoice>();
  expect(invoice.signature).toMatchObject({ state: 'waiting', signature: null });
  expect((await paperOf(invoice.invoiceId)).json()).toEqual({ code: 'waits_for_signature' });
  const own = await engine.app.inject({
    url: `/api/bookings/${stay.bookingId}/invoice`,
    headers: { cookie: stay.cookie },
  });
  expect(own.statusCode).toBe(404);
  const still = await owner.call('POST', `invoices/${invoice.invoiceId}/signature`, {});
  expect(still.json()).toMatchObject({ signature: { state: 'waiting' } });
  expect((await owner.call('DELETE', 'fiscal')).json()).toEqual({ code: 'papers_waiting' });
  await scenario('up');
  const again = await owner.call('POST', `invoices/${invoice.invoiceId}/signature`, {});
  expect(again.json()).toMatchObject({ hash: invoice.hash, signature: { state: 'signed' } });
  expect((await paperOf(invoice.invoiceId)).headers['content-type']).toBe('application/pdf');
  expect((await owner.call('DELETE', 'fiscal')).json()).toMatchObject({ account: null });
  expect((await policyOf()).documents).toBe('none');
});

it('killed between answer and note it asks for the same paper, and gets the same signature', async () => {
  await owner.call('PUT', 'fiscal', connection);
  const invoice = (await issue()).json<IssuedInvoice>();
  const before = (await signedThere()).length;
  const { db } = engine.deps;
  await db.updateTable('paper_signature').set({ state: 'waiting', signature: null, signed_at: null }).execute();
  await Promise.all([signPaper(engine.deps, 1760, invoice.invoiceId), signPaper(engine.deps, 1760, invoice.invoiceId)]);
  const row = await db.selectFrom('paper_signature').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'signed', signature: invoice.signature?.signature });
  expect(await signedThere()).toHaveLength(before);
  // What is signed stays as it is.
  const key = { hotel_id: 1760, invoice_id: invoice.invoiceId };
  expect(await transact<boolean>(db, (tx) => settleSignature(tx, key, { state: 'refused', words: 'No' }))).toBe(false);
});

it('says why a service refuses, keeps the paper, and signs it with the right key', async () => {
  await owner.call('PUT', 'fiscal', { ...connection, key: 'another key' });
  const invoice = (await issue()).json<IssuedInvoice>();
  expect(invoice.signature).toMatchObject({ state: 'refused', words: 'The account or its key is not known' });
  expect((await paperOf(invoice.invoiceId)).statusCode).toBe(409);
  await owner.call('PUT', 'fiscal', connection);
  const again = await owner.call('POST', `invoices/${invoice.invoiceId}/signature`, {});
  expect(again.json()).toMatchObject({ signature: { state: 'signed' } });
  const theirs = await ownerAtDesk(engine, 2116);
  expect((await theirs.call('POST', `invoices/${invoice.invoiceId}/signature`, {}, 2116)).statusCode).toBe(404);
});
