import { bytesOfPictureBody } from '@latchkey/api-contract/property-paths';
import type { UnitChange, UnitToday } from '@latchkey/api-contract/types';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { photoOf } from '../../../../test/photo.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { engineJobs } from '../../../jobs/engine-jobs.ts';

const day = 86_400_000;

// Shows docs/rules.md: Rooms by number (Photos).
describe('a picture that a hotel’s people bring in', () => {
  const engine = openEngine();
  let [owner, cleaner] = [undefined, undefined] as unknown as [AtDesk, AtDesk];
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
    cleaner = await colleagueAtDesk(engine, owner, 'housekeeping');
    await engine.deps.db.deleteFrom('unit_change').execute();
    await engine.deps.db.deleteFrom('hotel_picture').execute();
  });

  const send = async (bytes: Buffer, caller = cleaner) =>
    caller.call('POST', 'pictures', { content: bytes.toString('base64') });
  const kept = async (): Promise<string> => (await send(await photoOf())).json<{ pictureId: string }>().pictureId;
  /** As a page names it: the session, and no header. */
  const look = (pictureId: string, { cookie } = cleaner, hotelId = 1760, size = 'small') =>
    engine.app.inject({ url: `/api/property/pictures/${hotelId}/${pictureId}?size=${size}`, headers: { cookie } });
  const aRoom = async (): Promise<UnitToday> => {
    const { units } = (await owner.call('GET', 'units')).json<{ units: UnitToday[] }>();
    return units[0] as UnitToday;
  };
  const erase = () =>
    engineJobs(engine.deps)
      .find(({ name }) => name === 'erase pictures')
      ?.run(() => false);

  it('is shown to those of the hotel who may see rooms, and to nobody else', async () => {
    const pictureId = await kept();
    const shown = await look(pictureId);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    expect(shown.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
    const accountant = await colleagueAtDesk(engine, owner, 'accountant');
    expect((await look(pictureId, accountant)).statusCode).toBe(200);
    expect((await send(await photoOf(), accountant)).statusCode).toBe(403);

    const neighbour = await ownerAtDesk(engine, 2116);
    for (const [answer, status] of [
      [await look(pictureId, { ...cleaner, cookie: '' }), 401],
      [await look(pictureId, neighbour), 403],
      [await look(pictureId, neighbour, 2116), 404],
      [await look('no-such-picture'), 404],
      [await engine.app.inject(`/images/1760/${pictureId}.jpg`), 404],
    ] as const)
      expect(answer.statusCode).toBe(status);
    await owner.call('DELETE', `people/${cleaner.personId}`);
    expect((await look(pictureId)).statusCode).toBe(401);
  });

  it('is refused in a code where it is none, and before it is read where it is of nobody or larger than all', async () => {
    const refused = await send(Buffer.from('#!/bin/sh'));
    expect([refused.statusCode, refused.json()]).toEqual([422, { code: 'picture_of_unknown_kind' }]);
    const huge = { content: 'A'.repeat(bytesOfPictureBody) };
    expect((await cleaner.call('POST', 'pictures', huge)).statusCode).toBe(413);
    const nobody = await engine.app.inject({ method: 'POST', url: '/api/property/pictures', payload: huge });
    expect([nobody.statusCode, nobody.json()]).toEqual([401, { code: 'invalid_key' }]);
    // As many bytes as are taken at most, and no picture.
    expect((await send(Buffer.alloc(8_000_000))).json()).toEqual({ code: 'picture_of_unknown_kind' });
  });

  it('stands with what is broken, once, in the room and its history', async () => {
    const [{ unitId }, pictureId] = [await aRoom(), await kept()];
    const tell = (id: string, text = 'The lamp') =>
      cleaner.call('POST', `units/${unitId}/broken`, { text, pictureId: id });
    expect((await tell(pictureId)).statusCode).toBe(201);
    expect((await aRoom()).broken).toMatchObject({ text: 'The lamp', pictureId });
    const { changes } = (await cleaner.call('GET', `units/${unitId}/changes`)).json<{ changes: UnitChange[] }>();
    expect(changes).toMatchObject([{ what: 'broken', pictureId }]);
    // One of another report, of another hotel, of nobody: nothing is told.
    const neighbour = await ownerAtDesk(engine, 2116);
    const { pictureId: others } = (
      await neighbour.call('POST', 'pictures', { content: (await photoOf()).toString('base64') }, 2116)
    ).json<{ pictureId: string }>();
    for (const id of [pictureId, others, 'm2b5r1c9wq3X0mJ6mV0Kx8']) {
      const answer = await tell(id, 'Again');
      expect([answer.statusCode, answer.json()]).toEqual([422, { code: 'unknown_picture' }]);
    }
    expect((await aRoom()).broken?.text).toBe('The lamp');
  });

  it('is erased a day after it came where nothing names it, and a month after what it shows is mended', async () => {
    const [{ unitId }, unused, used] = [await aRoom(), await kept(), await kept()];
    await cleaner.call('POST', `units/${unitId}/broken`, { text: 'The lamp', pictureId: used });
    engine.pass(day + 1000);
    await erase();
    // Sessions are over by then; a key is not.
    const call = propertyCalls(engine);
    const statusOf = async (pictureId: string) => (await call('GET', `pictures/1760/${pictureId}`)).statusCode;
    expect(await statusOf(unused)).toBe(404);
    expect(await engine.deps.uploads.read(1760, unused, 'large')).toBeNull();
    expect(await statusOf(used)).toBe(200);
    await call('DELETE', `units/${unitId}/broken`);
    await erase();
    expect(await statusOf(used)).toBe(200);
    engine.pass(30 * day);
    await erase();
    expect(await statusOf(used)).toBe(404);
    expect(await engine.deps.uploads.read(1760, used, 'small')).toBeNull();
    const { changes } = (await call('GET', `units/${unitId}/changes`)).json<{ changes: UnitChange[] }>();
    expect(changes.map(({ what, pictureId }) => `${what} ${pictureId}`).toSorted()).toEqual([
      'broken null',
      'mended null',
    ]);
  });
});
