import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listeningModel } from '../../../../../test/listening-model.ts';
import { againAtDesk, colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../../test/desk.ts';
import { startSandbox, type SandboxProcess } from '../../../../../test/sandbox-process.ts';
import { startTestEngine, type TestEngine } from '../../../../../test/test-engine.ts';
import { isInLanguage } from '../../../../text-model/is-in-language.ts';
import { loadHotels } from '../../../publishing/publishing.ts';
import { mostTextsOfDay } from './begin-proposing.ts';
import { proposeDue } from './propose-due.ts';

interface Text {
  readonly path: string;
  readonly from: string;
  readonly original: string | string[];
  readonly value: string | string[] | null;
  readonly isRead: boolean;
}
interface Languages {
  readonly canPropose: boolean;
  readonly languages: readonly {
    readonly language: string;
    readonly state: string;
    readonly missing: number;
    readonly unread: number;
    readonly read: number;
    readonly isRunning: boolean;
    readonly ended: string | null;
    readonly leftOut: number;
  }[];
  readonly texts: readonly Text[];
}

// Shows docs/rules.md: People of a hotel (Other languages).
describe('the other languages of a hotel', () => {
  let sandbox: SandboxProcess;
  let engine: TestEngine;
  let owner: AtDesk;
  beforeAll(async () => {
    sandbox = await startSandbox();
    engine = await startTestEngine('postgresql', {
      TEXT_MODEL_URL: `${sandbox.url}/text-model/v1`,
      TEXT_MODEL_NAME: 'sandbox',
      TEXT_MODEL_KEY: 'sandbox-text-model-key',
      TEXT_MODEL_SECONDS: '0.2',
    });
  });
  beforeEach(async () => {
    await sandbox.setScenario({ model: 'rewords' });
    await engine.reset();
    const { db, clock, settings } = engine.deps;
    await db.deleteFrom('hotel_publication').execute();
    const only = (await readdir(settings.hotelsDirectory)).filter((name) => name.startsWith('1760-'));
    await db.updateTable('hotel').set({ kept: 'files' }).where('hotel_id', '=', 1760).execute();
    await loadHotels(db, settings.hotelsDirectory, clock(), { only });
    await db.deleteFrom('hotel_publication').execute();
    owner = await ownerAtDesk(engine);
  });
  afterAll(async () => {
    await engine.close();
    await sandbox.stop();
  });

  const look = async (language = 'hi'): Promise<Languages & { of: Languages['languages'][number] }> => {
    const found = (await owner.call('GET', `set-up/languages?language=${language}`)).json<Languages>();
    const of = found.languages.find((one) => one.language === language);
    if (of === undefined) throw new Error(`no ${language}`);
    return { ...found, of };
  };
  const propose = (language?: string) =>
    owner.call('POST', 'set-up/proposals', language === undefined ? {} : { language });
  /** Lets the engine's job do all that is due, as time passes. */
  const work = async (): Promise<void> => {
    for (let minute = 0; minute < 4; minute += 1) {
      while ((await proposeDue(engine.deps)) > 0);
      engine.pass(60_000);
    }
  };
  const keep = (texts: readonly Pick<Text, 'path' | 'original' | 'value'>[], language = 'hi') =>
    owner.call('PUT', `set-up/languages/${language}/texts`, {
      texts: texts.map(({ path, original, value }) => ({ path, original, value })),
    });
  const draft = async () =>
    (await owner.call('GET', 'set-up')).json<{
      draft: { version: number; changes: { file: string; path: string }[] };
      unread: number;
      findings: { rank: string; kind: string; file: string }[];
      documents: Record<string, { headline?: string; faqs?: { subject?: string }[]; rules?: object[] }>;
    }>();
  const publish = async () => owner.call('POST', 'set-up/publications', { version: (await draft()).draft.version });
  /** What guests who read a language read. */
  const headline = async (language: 'en' | 'de' | 'hi' = 'hi'): Promise<string | undefined> => {
    engine.pass(2500);
    await engine.deps.hotels.byId(1760);
    return (await engine.deps.hotels.byId(1760))?.wordsIn(language).words.headline;
  };

  it('are proposed where they lack, read by a person, and shown to guests whole', async () => {
    const english = await headline('en');
    const before = await look();
    expect(before.of).toMatchObject({ state: 'none', unread: 0, isRunning: false, ended: null });
    expect(before.of.missing).toBeGreaterThan(30);
    expect((await propose('hi')).json()).toEqual({ languages: ['hi'] });
    expect((await look()).of).toMatchObject({ isRunning: true });
    await work();

    const proposed = await look();
    expect(proposed.of).toMatchObject({ missing: 0, unread: before.of.missing, isRunning: false, ended: 'done' });
    expect(await draft()).toMatchObject({ unread: before.of.missing, draft: { version: 0, changes: [] } });
    const said = proposed.texts.find(({ path }) => path === 'description');
    expect(isInLanguage(String(said?.value), 'hi')).toBe(true);
    // Names and what guests wrote stand as they are.
    for (const one of proposed.texts.filter(({ path }) => /^(name|city|places|reviews)\b/.test(path)))
      expect(one.value).toEqual(one.original);

    const [first, ...rest] = proposed.texts;
    expect((await keep(first === undefined ? [] : [{ ...first, value: 'एक शांत घर' }])).json()).toEqual({
      isInDraft: false,
      unread: rest.length,
    });
    expect((await look()).of).toMatchObject({ read: 1, unread: rest.length });
    // Of what is half read nothing is published, and guests read English.
    expect((await publish()).json()).toEqual({ code: 'nothing_to_publish' });
    expect(await headline()).toBe(english);

    expect((await keep(rest)).json()).toEqual({ isInDraft: true, unread: 0 });
    const whole = await draft();
    expect(whole.findings.filter(({ rank }) => rank === 'must')).toEqual([]);
    expect(whole.documents['words.hi.json']?.faqs?.map(({ subject }) => subject)).toEqual(
      whole.documents['words.en.json']?.faqs?.map(({ subject }) => subject),
    );
    expect(await headline()).toBe(english);
    expect((await publish()).statusCode).toBe(200);
    expect(await headline()).toBe(whole.documents['words.hi.json']?.headline);
    expect((await look()).of).toMatchObject({ state: 'live', missing: 0, unread: 0, read: 0 });
  });

  it('of a language that guests read come into the draft one by one', async () => {
    const { version } = (await draft()).draft;
    const answer = 'Breakfast is served until 11.';
    const faqs = (await draft()).documents['words.en.json']?.faqs ?? [];
    const at = faqs.length;
    await owner.call('PUT', 'set-up/draft', {
      version,
      changes: [{ file: 'words.en.json', path: `faqs.${at}`, value: { modifiedQuestion: 'Until when?', answer } }],
    });
    await propose('de');
    await work();
    const { texts } = await look('de');
    const said: Record<string, string> = {
      [`faqs.${at}.answer`]: 'Bis 11 Uhr.',
      [`faqs.${at}.modifiedQuestion`]: 'Bis wann?',
    };
    expect(texts.map(({ path }) => path).toSorted()).toEqual(Object.keys(said));
    await keep(
      texts.map((one) => ({ ...one, value: said[one.path] ?? null })),
      'de',
    );
    const { documents } = await draft();
    expect(documents['words.de.json']?.faqs?.[at]).toEqual({ modifiedQuestion: 'Bis wann?', answer: 'Bis 11 Uhr.' });
    expect((await publish()).statusCode).toBe(200);
  });

  it('can be written by a person alone, and a proposal thrown away', async () => {
    await propose('hi');
    await work();
    const { of, texts } = await look();
    const one = texts.find(({ path }) => path === 'headline');
    if (one === undefined) throw new Error('nothing is proposed');
    await keep([{ ...one, value: null }]);
    expect((await look()).of).toMatchObject({ missing: 1, unread: of.unread - 1 });
    await keep([{ ...one, value: 'मेरा अपना वाक्य' }]);
    expect((await look()).of).toMatchObject({ missing: 0, read: 1 });
    expect((await keep([{ ...one, value: ['a list'] }])).json()).toEqual({ code: 'invalid', paths: ['headline'] });
  });

  it('are not kept over what was changed meanwhile', async () => {
    await propose('hi');
    await work();
    const { of, texts } = await look();
    const one = texts.filter(({ path }) => path === 'headline');
    const { version } = (await draft()).draft;
    await owner.call('PUT', 'set-up/draft', {
      version,
      changes: [{ file: 'words.en.json', path: 'headline', value: 'Another headline' }],
    });
    // What was translated is not there any more: the proposal counts no more, and is asked for anew.
    expect((await keep(one)).json()).toEqual({ code: 'changed' });
    expect((await look()).of).toMatchObject({ missing: 1, unread: of.unread - 1 });
    await propose('hi');
    await work();
    expect((await look()).texts.find(({ path }) => path === 'headline')).toMatchObject({
      original: 'Another headline',
    });
  });

  it.each(['lies', 'nonsense', 'down', 'slow'])(
    'stay lacking, and nothing is half said, where the model is %s',
    async (model) => {
      await sandbox.setScenario({ model });
      await propose('hi');
      await work();
      const { of, texts } = await look();
      const isLying = model === 'lies';
      expect(of).toMatchObject({ isRunning: false, ended: isLying ? 'done' : 'away' });
      expect(of.leftOut).toBe(isLying ? of.missing : 0);
      const own = texts.filter(({ value, original }) => value !== null && value !== original);
      expect(own).toEqual([]);
      expect(of.missing).toBeGreaterThan(20);
      // Another press asks again.
      await sandbox.setScenario({ model: 'rewords' });
      await propose('hi');
      await work();
      expect((await look()).of).toMatchObject({ missing: 0, ended: 'done', leftOut: 0 });
    },
    60_000,
  );

  it('are asked for once, however often it is pressed', async () => {
    const pressed = await Promise.all([propose(), propose(), propose()]);
    expect(pressed.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect((await propose('hi')).json()).toEqual({ code: 'running' });
    await Promise.all([proposeDue(engine.deps), proposeDue(engine.deps)]);
    await work();
    expect((await propose('hi')).json()).toEqual({ code: 'nothing_missing' });
    expect((await propose('en')).json()).toEqual({ code: 'nothing_missing' });
  });

  it('are asked for within a day’s bound', async () => {
    await propose('hi');
    const used = (texts: number) =>
      engine.deps.db.updateTable('hotel_proposing').set({ day_texts: texts }).where('hotel_id', '=', 1760).execute();
    await used(mostTextsOfDay - 1);
    await work();
    expect((await look()).of).toMatchObject({ ended: 'limit', unread: 0 });
    await used(mostTextsOfDay);
    expect((await propose('hi')).json()).toEqual({ code: 'limit' });
    engine.pass(86_400_000);
    const again = await againAtDesk(engine, owner);
    expect((await again.call('POST', 'set-up/proposals', { language: 'hi' })).statusCode).toBe(200);
  });

  it('send the model what everybody may read, and nothing of guests or of how to reach the house', async () => {
    const model = await listeningModel();
    const listened = await startTestEngine('postgresql', {
      TEXT_MODEL_URL: model.url,
      TEXT_MODEL_NAME: 'listens',
    });
    const other = await ownerAtDesk(listened);
    await other.call('POST', 'set-up/proposals', { language: 'hi' });
    await proposeDue(listened.deps);
    const facts = (await listened.deps.hotels.byId(1760))?.readFacts();
    await listened.close();
    model.close();
    const sent = model.told.join(' ');
    expect(sent).toContain('into plain, friendly Hindi');
    expect(sent).not.toContain(facts?.email ?? '');
    expect(sent).not.toContain(facts?.phone ?? '');
    for (const { author_name: author } of facts?.reviews?.list ?? [])
      expect([author, sent.includes(author)]).toEqual([author, false]);
    expect(sent).not.toMatch(/@|owner/i);
  });

  it('are the affair of those who manage the hotel', async () => {
    const reception = await colleagueAtDesk(engine, owner, 'reception');
    expect((await reception.call('GET', 'set-up/languages')).json()).toEqual({ code: 'not_allowed' });
    expect((await reception.call('POST', 'set-up/proposals', {})).json()).toEqual({ code: 'not_allowed' });
    expect((await owner.call('GET', 'set-up/languages', undefined, 1188)).statusCode).toBe(403);
  });
});
