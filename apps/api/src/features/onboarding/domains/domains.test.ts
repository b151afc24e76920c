import { afterEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, operatorHeaders, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { relayOutbox } from '../../../jobs/relay-outbox.ts';
import { checkDueDomains } from './check-domains.ts';
import { removeDomain } from './name-domain.ts';

const host = 'stay.courtyard.example';
const minuteMs = 60_000;

interface View {
  readonly address: string;
  readonly domain: {
    readonly host: string;
    readonly state: string;
    readonly proof: { readonly name: string; readonly value: string };
    readonly found: object | null;
  } | null;
  readonly former: readonly object[];
  readonly target: { readonly host: string };
}

// Shows docs/rules.md: People of a hotel (A host of its own).
describe('a host of a hotel’s own', () => {
  const engine = openEngine();
  // Every process forgets what it has read of them.
  afterEach(async () => {
    const { deps } = engine;
    for (const row of await deps.db.selectFrom('hotel_domain').selectAll().execute())
      await removeDomain(deps, row.hotel_id, row.host);
    engine.pass(1000);
    await deps.hotels.byId(1760);
  });

  const name = async (owner: AtDesk, typed = host): Promise<View> =>
    (await owner.call('PUT', 'own-domain', { host: typed })).json<View>();
  const view = async (owner: AtDesk): Promise<View> => (await owner.call('GET', 'own-domain')).json<View>();
  const siteAt = async (of: string, more = '') =>
    (await engine.app.inject({ url: `/api/site?host=${of}${more}` })).json<{
      code?: string;
      hotel?: { id: number };
      leadsTo?: string;
      canonicalHosts?: { hotel: string };
    }>();
  /** Sets the records of a host as its view says they are to be. */
  const setRecords = ({ domain, target }: View): void => {
    if (domain === null) throw new Error('no host is named');
    engine.names.set('TXT', domain.proof.name, 'v=spf1 -all', domain.proof.value);
    engine.names.set('CNAME', domain.host, target.host);
  };
  /** A minute passes, and the job runs. */
  const minute = async (): Promise<void> => {
    engine.pass(minuteMs);
    await checkDueDomains(engine.deps);
    engine.pass(1000);
  };
  const journal = async (): Promise<(readonly [string, string, unknown])[]> =>
    (await engine.deps.db.selectFrom('journal_line').selectAll().orderBy('at').execute())
      .filter(({ operation }) => operation.endsWith('OwnDomain'))
      .map(({ operation, actor_name, after }) => [operation, actor_name, after] as const);

  it('is not lost by pressing: minutes make it so', async () => {
    const owner = await ownerAtDesk(engine);
    setRecords(await name(owner));
    await minute();
    expect((await view(owner)).domain?.state).toBe('seen');
    engine.names.set('TXT', (await view(owner)).domain?.proof.name ?? '', 'v=spf1 -all');
    for (let press = 0; press < 5; press += 1) {
      engine.pass(1000);
      await owner.call('POST', 'own-domain/check', {});
    }
    expect((await view(owner)).domain?.state).toBe('seen');
    for (let at = 0; at < 3; at += 1) await minute();
    expect((await view(owner)).domain?.state).toBe('lost');
  });

  it('is believed once its records lead here and prove whose it is, and the address before leads there', async () => {
    const owner = await ownerAtDesk(engine);
    const named = await name(owner, 'https://Stay.Courtyard.example/');
    expect(named).toMatchObject({
      address: 'http://book.latchkey.localhost:4000/sandalwood-courtyard',
      domain: { host, state: 'waiting', found: null },
      target: { host: 'book.latchkey.localhost' },
    });
    await minute();
    expect((await view(owner)).domain).toMatchObject({ state: 'waiting', found: { leads: 'none', proves: 'none' } });
    expect((await siteAt(host)).code).toBe('not_found');

    engine.names.set('A', host, '203.0.113.9');
    engine.names.set('TXT', named.domain?.proof.name ?? '', 'latchkey-hotel=another');
    await minute();
    expect((await view(owner)).domain).toMatchObject({
      state: 'waiting',
      found: { leads: 'elsewhere', proves: 'other', addresses: ['203.0.113.9'], texts: ['latchkey-hotel=another'] },
    });
    expect((await siteAt(host)).code).toBe('not_found');

    engine.names.set('A', host);
    setRecords(named);
    await minute();
    expect(await view(owner)).toMatchObject({ address: `http://${host}:4000`, domain: { state: 'seen' } });
    const own = await siteAt(host);
    expect(own).toMatchObject({ hotel: { id: 1760 }, canonicalHosts: { hotel: host } });
    expect(own.leadsTo).toBeUndefined();
    expect((await siteAt('latchkey.localhost', '&slug=sandalwood-courtyard')).leadsTo).toBe(host);
    expect((await siteAt('sandalwood.localhost')).leadsTo).toBe(host);
    expect((await siteAt('desk.latchkey.localhost', '&hotelId=1760')).leadsTo).toBeUndefined();
    const page = await engine.deps.db
      .selectFrom('hotel_page')
      .select('host')
      .where('hotel_id', '=', 1760)
      .executeTakeFirst();
    expect(page?.host).toBe(host);
    while ((await relayOutbox(engine.deps)) > 0);
    expect(engine.mails.filter(({ to }) => to === 'owner@1760.example').at(-1)).toMatchObject({
      subject: expect.stringContaining(host),
    });
    expect(await journal()).toEqual([
      ['nameOwnDomain', 'Owner', { host }],
      ['checkOwnDomain', 'Latchkey', { host, state: 'seen' }],
    ]);
  });

  it('is led to by addresses where its name can have no alias: all of them must be ours', async () => {
    const owner = await ownerAtDesk(engine);
    const { domain } = await name(owner);
    engine.names.set('TXT', domain?.proof.name ?? '', domain?.proof.value ?? '');
    engine.names.set('A', 'book.latchkey.localhost', '198.51.100.1', '198.51.100.2');
    engine.names.set('A', host, '198.51.100.1');
    engine.names.set('AAAA', host, '2001:db8::9');
    await minute();
    expect((await view(owner)).domain).toMatchObject({ state: 'waiting', found: { leads: 'elsewhere' } });
    engine.names.set('AAAA', host);
    await minute();
    expect((await view(owner)).domain).toMatchObject({ state: 'seen' });
  });

  it('is told to be lost when its records are wrong three times in a row, and not while nobody answers', async () => {
    const owner = await ownerAtDesk(engine);
    const named = await name(owner);
    setRecords(named);
    await minute();
    // The mail of its proof goes out before that of its loss is written: together they have no order.
    while ((await relayOutbox(engine.deps)) > 0);
    engine.names.isDown = true;
    for (const _ of [1, 2, 3, 4, 5]) await minute();
    expect((await view(owner)).domain).toMatchObject({ state: 'seen', found: { isAnswered: false } });
    engine.names.isDown = false;
    engine.names.set('TXT', named.domain?.proof.name ?? '');
    await minute();
    await minute();
    expect((await view(owner)).domain).toMatchObject({ state: 'seen', found: { proves: 'none' } });
    await minute();
    expect(await view(owner)).toMatchObject({
      address: 'http://book.latchkey.localhost:4000/sandalwood-courtyard',
      domain: { state: 'lost' },
    });
    // Whoever still comes there finds the house; nothing of ours leads there.
    expect(await siteAt(host)).toMatchObject({ hotel: { id: 1760 } });
    expect((await siteAt('sandalwood.localhost')).leadsTo).toBeUndefined();
    while ((await relayOutbox(engine.deps)) > 0);
    expect(engine.mails.at(-1)?.subject).toBe(`${host} no longer leads to Sandalwood Courtyard`);
    expect((await journal()).at(-1)).toEqual(['checkOwnDomain', 'Latchkey', { host, state: 'lost' }]);
    const mails = engine.mails.length;
    await minute();
    while ((await relayOutbox(engine.deps)) > 0);
    expect(engine.mails).toHaveLength(mails);
    setRecords(named);
    await minute();
    expect((await view(owner)).domain).toMatchObject({ state: 'seen' });
  });

  it('leads on to the one that is named after it, once that is proved', async () => {
    const owner = await ownerAtDesk(engine);
    setRecords(await name(owner));
    await minute();
    const next = await name(owner, 'www.courtyard.example');
    expect(next).toMatchObject({ address: `http://${host}:4000`, former: [{ host, state: 'seen' }] });
    expect((await siteAt(host)).leadsTo).toBeUndefined();
    setRecords(next);
    await minute();
    expect((await siteAt(host)).leadsTo).toBe('www.courtyard.example');
    expect((await owner.call('DELETE', `own-domain/${host}`)).json()).toMatchObject({ former: [] });
    engine.pass(1000);
    expect((await siteAt(host)).code).toBe('not_found');
    expect((await owner.call('DELETE', 'own-domain/www.courtyard.example')).json()).toMatchObject({ domain: null });
    engine.pass(1000);
    expect((await siteAt('sandalwood.localhost')).leadsTo).toBeUndefined();
    expect((await owner.call('POST', 'own-domain/check', {})).statusCode).toBe(404);
  });

  it('belongs to whoever proves it: nobody takes it from a hotel whose proof stands', async () => {
    const [owner, palace] = [await ownerAtDesk(engine), await ownerAtDesk(engine, 2116)];
    const [mine, theirs] = [await name(owner), await name(palace)];
    expect(theirs.domain?.proof.value).not.toBe(mine.domain?.proof.value);
    setRecords(mine);
    await minute();
    expect((await siteAt(host)).hotel?.id).toBe(1760);
    expect((await view(palace)).domain).toMatchObject({ state: 'waiting' });
    engine.names.set(
      'TXT',
      mine.domain?.proof.name ?? '',
      mine.domain?.proof.value ?? '',
      theirs.domain?.proof.value ?? '',
    );
    await minute();
    expect((await view(palace)).domain).toMatchObject({ state: 'waiting', found: { isHeldByOther: true } });
    const again = await palace.call('PUT', 'own-domain', { host });
    expect([again.statusCode, again.json()]).toEqual([422, { code: 'host_taken' }]);
    // The host was sold: its new owner proves it, and the one before cannot any more.
    engine.names.set('TXT', mine.domain?.proof.name ?? '', theirs.domain?.proof.value ?? '');
    for (const _ of [1, 2, 3, 4]) await minute();
    expect((await siteAt(host)).hotel?.id).toBe(2116);
    expect((await view(owner)).domain).toBeNull();
    expect((await siteAt('sandalwood.localhost')).leadsTo).toBeUndefined();
  });

  it.each([
    ['no host at all', 'host_wrong'],
    ['palace.localhost', 'host_taken'],
    ['sandalwood.localhost', 'host_taken'],
    ['desk.latchkey.localhost', 'host_of_provider'],
    ['marigold.latchkey.localhost', 'host_of_provider'],
    ['router.local', 'host_reserved'],
    ['www.hilton.com', 'brand'],
  ])('is not %s', async (typed, code) => {
    const owner = await ownerAtDesk(engine);
    const refused = await owner.call('PUT', 'own-domain', { host: typed });
    expect([refused.statusCode, refused.json()]).toEqual([422, { code }]);
    expect((await view(owner)).domain).toBeNull();
  });

  it('is named by those who manage the hotel, and no key', async () => {
    const owner = await ownerAtDesk(engine);
    const reception = await colleagueAtDesk(engine, owner, 'reception');
    expect((await reception.call('PUT', 'own-domain', { host })).json()).toEqual({ code: 'not_allowed' });
    const asOperator = await engine.app.inject({
      method: 'PUT',
      url: '/api/property/own-domain',
      headers: operatorHeaders(engine, 1760),
      payload: { host },
    });
    expect(asOperator.statusCode).toBe(200);
  });

  it('stays when what the hotel says of itself is published anew', async () => {
    const owner = await ownerAtDesk(engine);
    setRecords(await name(owner));
    await minute();
    const headline = { file: 'words.en.json', path: 'headline', value: 'Rooms around one quiet pool' };
    await owner.call('PUT', 'set-up/draft', { version: 0, changes: [headline] });
    expect((await owner.call('POST', 'set-up/publications', { version: 1 })).statusCode).toBe(200);
    engine.pass(1000);
    expect(await siteAt(host)).toMatchObject({ hotel: { id: 1760 }, canonicalHosts: { hotel: host } });
    const { db } = engine.deps;
    const page = await db.selectFrom('hotel_page').select('host').where('hotel_id', '=', 1760).executeTakeFirst();
    expect(page?.host).toBe(host);
    await owner.call('POST', 'set-up/publications/1/revert', {});
  });
});
