import { expect, it } from 'vitest';
import { startTestEngine } from '../../test/test-engine.ts';
import { avifJob } from './avif-job.ts';

it('makes one AVIF that is missing at a time, in the width that is asked for most first', async () => {
  const engine = await startTestEngine();
  const made = async (): Promise<string[]> => {
    const heads: string[] = [];
    for (const id of [1188, 1760, 2116]) {
      const hotel = await engine.deps.hotels.byId(id);
      if (hotel === undefined) throw new Error(`no hotel ${id}`);
      for (const name of hotel.images.keys()) {
        const picture = await engine.deps.images.variant(hotel, { name, width: 640, quality: 100, format: 'avif' });
        if (picture instanceof Buffer) heads.push(picture.toString('latin1', 4, 12));
      }
    }
    return heads;
  };
  const job = avifJob(engine.deps);
  expect(await made()).toEqual([]);
  for (const count of [1, 2]) {
    // Each hotel has one picture: a run more goes on to the next hotel.
    for (let at = 0; at < count; at += 1) await job.run(() => false);
    expect(await made()).toEqual(Array.from({ length: count }, () => 'ftypavif'));
  }
  await engine.close();
});
