import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, restore } from './backup.ts';
import { migrate } from './migrate.ts';
import { openPglite, type OpenedDatabase } from './open-database.ts';

describe('a backup of the embedded database', () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'latchkey-backup-'));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  const opened = async (): Promise<OpenedDatabase> => {
    const database = await openPglite(join(home, 'database'));
    if ('refused' in database) throw new Error(database.by);
    return database;
  };
  const hosts = async ({ db }: OpenedDatabase): Promise<string[]> =>
    (await db.selectFrom('hotel').select('slug').execute()).map((row) => row.slug);
  const add = ({ db }: OpenedDatabase, id: number): Promise<unknown> =>
    db
      .insertInto('hotel')
      .values({ hotel_id: id, slug: `hotel-${id}`, facts: '{}', images: '[]', fingerprint: '', stocked_until: null })
      .execute();

  // The embedded database is opened again and again, which takes its time on a busy machine.
  it(
    'brings back what was there, moving what is there aside, and never while it is open',
    { timeout: 180_000 },
    async () => {
      const file = join(home, 'backup.tar.gz');
      const first = await opened();
      await migrate(first.db);
      await add(first, 1);
      expect(await backUp(join(home, 'database'), file)).toMatchObject({
        kind: 'refused',
        why: expect.stringContaining('is open') as string,
      });
      await first.close();
      expect(await backUp(join(home, 'database'), file)).toMatchObject({ kind: 'done' });

      const later = await opened();
      await add(later, 2);
      await later.close();
      expect(await restore(join(home, 'database'), file, new Date())).toMatchObject({
        kind: 'done',
        movedTo: expect.stringContaining('files.before-') as string,
      });
      const restored = await opened();
      expect(await hosts(restored)).toEqual(['hotel-1']);
      await restored.close();

      const whole = await readFile(file);
      for (const nonsense of [
        Buffer.from('nonsense'),
        Buffer.alloc(100_000, 'x'),
        gzipSync(Buffer.alloc(100_000, 'x')),
        whole.subarray(0, whole.length / 2),
      ]) {
        await writeFile(join(home, 'nonsense'), nonsense);
        expect(await restore(join(home, 'database'), join(home, 'nonsense'), new Date())).toMatchObject({
          kind: 'refused',
        });
      }
      const kept = await opened();
      expect(await hosts(kept)).toEqual(['hotel-1']);
      await kept.close();
    },
  );
});
