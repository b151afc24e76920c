import { bytesOfPictureBody } from '@latchkey/api-contract/property-paths';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { broughtInImages } from '../../catalogue/catalogue.ts';
import { engineJobs } from '../../../jobs/engine-jobs.ts';
import { keepHotelImage } from './keep-hotel-image.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { photoOf } from '../../../../test/photo.ts';

interface Kept {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}
interface SetUp {
  readonly draft: { readonly version: number };
  readonly documents: Readonly<Record<string, { readonly images: readonly string[] }>>;
  readonly images: readonly Kept[];
  readonly findings: readonly { readonly rank: string; readonly path: string; readonly kind: string }[];
}

// Shows docs/rules.md: People of a hotel (What the hotel says of itself, Pictures that guests see).
describe('a picture for guests that an owner brings in', () => {
  const engine = openEngine();
  let owner: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
  });

  const send = async (bytes: Buffer, caller = owner) =>
    caller.call('POST', 'set-up/images', { content: bytes.toString('base64') });
  const kept = async (bytes: Buffer): Promise<Kept> => (await send(bytes)).json<Kept>();
  const setUp = async (): Promise<SetUp> => (await owner.call('GET', 'set-up')).json<SetUp>();
  /** As a page names it: the session, and no header. */
  const look = (name: string, { cookie } = owner, hotelId = 1760) =>
    engine.app.inject({ url: `/api/property/set-up/images/${hotelId}/${name}?size=small`, headers: { cookie } });

  it('is upright, without where it was taken, by one name however often it is sent', async () => {
    const photo = await photoOf({ width: 3000, height: 2250 });
    const [one, again] = [await kept(photo), await kept(photo)];
    expect(one).toEqual({ name: one.name, width: 1920, height: 2560 });
    expect(again).toEqual(one);
    expect((await setUp()).images.filter(({ name }) => name === one.name)).toHaveLength(1);
    const shown = await look(one.name);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    const { width, height, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, height, exif]).toEqual([480, 640, undefined]);
  });

  it('is erased a month after it came where nothing has named it, and kept where a draft or former pages do', async () => {
    const images = await Promise.all(
      [2000, 2010, 2020, 2030].map(async (width) => kept(await photoOf({ width, height: 1500 }))),
    );
    const [never, drafted, former, late] = images.map(({ name }) => name);
    const before = await setUp();
    const inForce = before.documents['hotel.json']?.images ?? [];
    const name = async (list: readonly (string | undefined)[]) => {
      const { version } = (await setUp()).draft;
      const changes = [{ file: 'hotel.json', path: 'images', value: list }];
      const saved = await owner.call('PUT', 'set-up/draft', { version, changes });
      expect(saved.statusCode).toBe(200);
      return version + 1;
    };
    const publish = async (version: number) =>
      expect((await owner.call('POST', 'set-up/publications', { version })).statusCode).toBe(200);
    await publish(await name([...inForce, former]));
    await publish(await name(inForce));
    await name([...inForce, drafted]);
    const erase = () =>
      engineJobs(engine.deps)
        .find((job) => job.name === 'erase unnamed images')
        ?.run(() => false);
    const day = 24 * 3_600_000;
    const names = async () => (await broughtInImages(engine.deps.db, 1760)).map((one) => one.name);
    engine.pass(29 * day);
    await erase();
    // Sent again, it is young again; sessions are over by then.
    expect(await keepHotelImage(engine.deps, 1760, await photoOf({ width: 2030, height: 1500 }))).toMatchObject({
      name: late,
    });
    expect(await names()).toEqual(expect.arrayContaining([never, drafted, former, late]));
    const rows = new Map((await broughtInImages(engine.deps.db, 1760)).map((one) => [one.name, one]));
    const original = async (of = '') =>
      engine.deps.images.original({ id: 1760, trialOf: null, images: rows, films: new Map() }, of);
    expect(await original(never)).toBeInstanceOf(Buffer);
    engine.pass(2 * day);
    await erase();
    expect(new Set(await names())).toEqual(new Set([drafted, former, late]));
    expect([await original(never), await original(drafted)]).toEqual([null, expect.any(Buffer)]);
  });

  it('is seen by those who set the hotel up, and by guests once it is published', async () => {
    const { name } = await kept(await photoOf({ width: 2400, height: 1600 }));
    const guests = () => engine.app.inject(`/images/1760/${name}-320-60.webp`);
    expect((await guests()).statusCode).toBe(404);
    const reception = await colleagueAtDesk(engine, owner, 'reception');
    expect([(await look(name, reception)).statusCode, (await send(await photoOf(), reception)).statusCode]).toEqual([
      403, 403,
    ]);
    const neighbour = await ownerAtDesk(engine, 2116);
    expect((await look(name, neighbour)).statusCode).toBe(403);
    expect((await look(name, neighbour, 2116)).statusCode).toBe(404);
    expect((await look(name, { ...owner, cookie: '' })).statusCode).toBe(401);

    const before = await setUp();
    const images = [name, ...(before.documents['hotel.json']?.images ?? [])];
    const saved = await owner.call('PUT', 'set-up/draft', {
      version: before.draft.version,
      changes: [
        { file: 'hotel.json', path: 'images', value: images },
        { file: 'hotel.json', path: `imageFocus.${name}`, value: { x: 30, y: 62.5 } },
        { file: 'words.en.json', path: `images.${name}`, value: { alt: 'The pool at dusk' } },
      ],
    });
    const { version } = saved.json<{ version: number }>();
    // A picture without a description still reaches guests.
    const found = (await setUp()).findings.filter(({ path }) => path === `images.${name}`);
    expect(found).toMatchObject([{ rank: 'should', file: 'words.de.json', kind: 'picture_undescribed' }]);
    expect((await owner.call('POST', 'set-up/publications', { version })).statusCode).toBe(200);
    engine.pass(2500);
    await engine.deps.hotels.byId(1760);
    expect((await guests()).statusCode).toBe(200);
    const home = (await engine.app.inject('/api/hotels/1760')).json<{ HotelImages: unknown[] }>();
    expect(home.HotelImages[0]).toMatchObject({
      cdnImageUrl: `/images/1760/${name}.jpg`,
      alt: 'The pool at dusk',
      focus: '30% 62.5%',
      width: 1600,
      height: 2400,
    });
  });

  it('is refused in a code where it is none, or of a kind or size that is not shown', async () => {
    const tiny = await sharp({ create: { width: 3, height: 3, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')]);
    for (const [bytes, code] of [
      [Buffer.from('<script>alert(1)</script>'), 'picture_of_unknown_kind'],
      [heic, 'picture_heic'],
      [tiny, 'picture_too_small'],
    ] as const) {
      const refused = await send(bytes);
      expect([refused.statusCode, refused.json()]).toEqual([422, { code }]);
    }
    const huge = { content: 'A'.repeat(bytesOfPictureBody) };
    expect((await owner.call('POST', 'set-up/images', huge)).statusCode).toBe(413);
  });

  it('that is small, or that nobody has, is told of', async () => {
    const { name } = await kept(await photoOf());
    const { draft } = await setUp();
    await owner.call('PUT', 'set-up/draft', {
      version: draft.version,
      startOver: true,
      changes: [{ file: 'hotel.json', path: 'images', value: [name, 'no-such-picture'] }],
    });
    const kinds = (await setUp()).findings.map(({ rank, kind }) => `${rank} ${kind}`);
    expect(kinds).toContain('must picture_missing');
    await owner.call('PUT', 'set-up/draft', {
      version: draft.version + 1,
      startOver: true,
      changes: [{ file: 'hotel.json', path: 'images', value: [name] }],
    });
    expect((await setUp()).findings.map(({ rank, kind }) => `${rank} ${kind}`)).toContain('should picture_small');
  });
});
