import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressFault, nameFault } from '@latchkey/booking-core/names';
import { afterEach, describe, expect, it } from 'vitest';
import { operatorHeaders, ownerAtDesk } from '../../../../test/desk.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { forgetStarted, guestHouse, newcomer, twelveRooms } from '../../../../test/onboarding.ts';
import { publishPlanned } from './publish-planned.ts';

const hotels = join(import.meta.dirname, '../../../../hotels');
const folders = [
  '10-villa-kayu',
  '1188-haus-linde',
  '1760-sandalwood-courtyard',
  '2116-sandalwood-palace',
  '3057-thamel-bunks',
  '4152-creek-house',
  '493-casa-mango',
];
const places = folders.flatMap((folder) => ['en', 'de', 'ar', 'hi'].map((language) => [folder, language] as const));

describe('the names of the demo’s hotels', () => {
  it.each(places)('%s: in words.%s.json they are nobody else’s', (folder, language) => {
    const words = JSON.parse(readFileSync(join(hotels, folder, `words.${language}.json`), 'utf8')) as {
      readonly name: string;
      readonly address: string;
      readonly street?: string;
    };
    expect(nameFault(words.name, 'Latchkey')).toBeNull();
    expect([addressFault(words.address), addressFault(words.street ?? '')]).toEqual([null, null]);
  });
});

// Shows docs/rules.md: People of a hotel (Names).
describe('the name of a hotel', () => {
  const engine = openEngine();
  afterEach(() => forgetStarted(engine));
  const name = (value: string, file = 'words.en.json', path = 'name') => ({ file, path, value });

  it.each([
    [name('Marriott Bank Refunds evil.co/x'), 'name_link'],
    [name('Mаrriott Bank'), 'name_letters'],
    [name('MARRI0TT Bank'), 'name_brand'],
    [name('M a r r i o t t'), 'name_brand'],
    [name('Latchkey Refunds'), 'name_brand'],
    [name('मैरियट होटल', 'words.hi.json'), 'name_brand'],
    [name('فندق ماريوت', 'words.ar.json'), 'name_brand'],
    [name('Haus L1nde', 'words.de.json'), 'name_taken'],
    [name('Pay at evil[.]com', 'words.de.json', 'headline'), 'name_link'],
    [name('Road 5, www.evil.example', 'words.en.json', 'address'), 'name_link'],
    [name('evil.co', 'words.en.json', 'rooms.teak-king.name'), 'name_link'],
  ])('is judged wherever it is published: %o', async (change, kind) => {
    const owner = await ownerAtDesk(engine);
    const version = (await owner.call('GET', 'set-up')).json<{ draft: { version: number } }>().draft.version;
    const saved = await owner.call('PUT', 'set-up/draft', { version, startOver: true, changes: [change] });
    expect(saved.statusCode).toBe(200);
    const found = { rank: 'must', file: change.file, path: change.path, kind };
    const setUp = (await owner.call('GET', 'set-up')).json<{ findings: { rank: string }[] }>();
    expect(setUp.findings).toContainEqual(expect.objectContaining(found));
    for (const more of [{}, { from: '2026-12-24' }]) {
      const published = await owner.call('POST', 'set-up/publications', { version: version + 1, ...more });
      expect([published.statusCode, published.json()]).toEqual([
        422,
        { code: 'not_ready', findings: expect.arrayContaining([expect.objectContaining(found)]) },
      ]);
    }
    await publishPlanned(engine.deps);
    await owner.call('PUT', 'set-up/draft', { version: version + 1, startOver: true, changes: [] });
  });

  it('may be another hotel’s of the same owner alone', async () => {
    const asha = await newcomer(engine);
    const house = { ...guestHouse, name: 'Hauѕ Linde' };
    const begun = (await asha.call('POST', '', { language: 'en', house })).json<{ faults: unknown[] }>();
    expect(begun.faults).toContainEqual({ field: 'name', code: 'letters' });
    const other = (await asha.call('POST', '', { language: 'en', house: { ...house, name: 'HAUS-L1NDE' } })).json<{
      faults: unknown[];
    }>();
    expect(other.faults).toContainEqual({ field: 'name', code: 'name_taken' });
    const slugged = (
      await asha.call('POST', '', { language: 'en', house: { ...guestHouse, slug: 'haus-l1nde' } })
    ).json<{ faults: unknown[] }>();
    expect(slugged.faults).toContainEqual({ field: 'slug', code: 'slug_taken' });

    const first = await asha.save(await asha.begin(), { rooms: { typed: twelveRooms } });
    await asha.asOwner(first.hotelId, 'POST', 'opening', {});
    const approved = await engine.app.inject({
      method: 'POST',
      url: '/api/property/opening',
      headers: operatorHeaders(engine, first.hotelId),
      payload: {},
    });
    expect(approved.json()).toMatchObject({ state: 'live' });
    const faultsOf = async (who: Awaited<ReturnType<typeof newcomer>>) =>
      (await who.call('POST', '', { language: 'en', house: guestHouse })).json<{ faults: unknown[] }>().faults;
    expect(await faultsOf(asha)).toEqual([]);
    expect(await faultsOf(await newcomer(engine, 'ben@nowhere.example'))).toContainEqual({
      field: 'name',
      code: 'name_taken',
    });
  });
});
