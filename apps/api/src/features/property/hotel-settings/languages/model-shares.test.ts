import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { againAtDesk, operatorHeaders, ownerAtDesk, type AtDesk } from '../../../../../test/desk.ts';
import { startSandbox, type SandboxProcess } from '../../../../../test/sandbox-process.ts';
import { forgetStarted, guestHouse, newcomer, twelveRooms } from '../../../../../test/onboarding.ts';
import { startTestEngine, type TestEngine } from '../../../../../test/test-engine.ts';
import { proposeDue } from './propose-due.ts';

const dayMs = 24 * 3_600_000;

// Shows docs/rules.md: People of a hotel (Shares of the text model).
describe('the text model', () => {
  let sandbox: SandboxProcess;
  let engine: TestEngine;
  let owner: AtDesk;
  beforeAll(async () => {
    sandbox = await startSandbox();
    await sandbox.setScenario({ model: 'rewords' });
    engine = await startTestEngine('postgresql', {
      TEXT_MODEL_URL: `${sandbox.url}/text-model/v1`,
      TEXT_MODEL_NAME: 'sandbox',
      TEXT_MODEL_KEY: 'sandbox-text-model-key',
      RATE_LIMITS: 'on',
      MODEL_CALLS_PER_PERSON: '3',
      MODEL_CALLS_PER_SHARE: '7',
    });
  });
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
  });
  afterEach(async () => {
    await forgetStarted(engine);
    await engine.reset();
  });
  afterAll(async () => {
    await engine.close();
    await sandbox.stop();
  });

  /** A newcomer with so many unpublished houses. */
  const stranger = async (name: string, houses: number) => {
    const person = await newcomer(engine, `${name}@nowhere.example`);
    const ids: number[] = [];
    for (let at = 0; at < houses; at += 1) {
      const start = await person.begin({ ...guestHouse, name: `${name} house ${'abcde'[at]}` });
      ids.push((await person.save(start, { rooms: { typed: twelveRooms } })).hotelId);
    }
    engine.pass(1000);
    const propose = (hotelId: number) => person.asOwner(hotelId, 'POST', 'set-up/proposals', {});
    return { ...person, ids, propose };
  };
  const work = async (): Promise<void> => {
    while ((await proposeDue(engine.deps)) > 0) engine.pass(1000);
  };
  const calls = async (): Promise<number> =>
    (await engine.deps.db.selectFrom('sent_message').select('message_id').where('purpose', '=', 'text model').execute())
      .length / 2;

  it('has so many calls a day for one person, in however many houses', async () => {
    const asha = await stranger('asha', 3);
    const [first = 0, ...others] = asha.ids;
    expect((await asha.propose(first)).statusCode).toBe(200);
    for (const hotelId of others) await asha.propose(hotelId);
    await work();
    for (const hotelId of asha.ids) expect((await asha.propose(hotelId)).json()).toEqual({ code: 'limit' });
    expect(await calls()).toBe(3);
  });

  it('is not used up by strangers for a hotel that is known, nor for one that the provider has looked at', async () => {
    for (const name of ['asha', 'ben', 'chandra']) {
      const one = await stranger(name, 2);
      for (const hotelId of one.ids) await one.propose(hotelId);
      await work();
    }
    expect(await calls()).toBe(7);
    const late = await stranger('dev', 1);
    const [house = 0] = late.ids;
    expect((await late.propose(house)).json()).toEqual({ code: 'limit' });
    expect((await owner.call('POST', 'set-up/proposals', { language: 'hi' })).statusCode).toBe(200);
    await work();
    const { languages } = (await owner.call('GET', 'set-up/languages')).json<{
      languages: { language: string; ended: string | null }[];
    }>();
    expect(languages.find(({ language }) => language === 'hi')).toMatchObject({ ended: 'done' });
    await late.asOwner(house, 'POST', 'opening', {});
    const headers = operatorHeaders(engine, house);
    const opened = await engine.app.inject({ method: 'POST', url: '/api/property/opening', headers, payload: {} });
    expect(opened.statusCode).toBe(200);
    engine.pass(1000);
    expect((await late.propose(house)).statusCode).toBe(200);
    engine.pass(dayMs);
    const again = await againAtDesk(engine, owner);
    expect((await again.call('GET', 'set-up/languages')).statusCode).toBe(200);
  });

  it('is asked in turns, so that a known hotel does not wait for all strangers', async () => {
    for (const name of ['asha', 'ben']) {
      const one = await stranger(name, 2);
      for (const hotelId of one.ids) await one.propose(hotelId);
    }
    await owner.call('POST', 'set-up/proposals', { language: 'hi' });
    await proposeDue(engine.deps);
    const { languages } = (await owner.call('GET', 'set-up/languages')).json<{
      languages: { language: string; unread: number }[];
    }>();
    expect(languages.find(({ language }) => language === 'hi')?.unread).toBeGreaterThan(0);
  });
});
