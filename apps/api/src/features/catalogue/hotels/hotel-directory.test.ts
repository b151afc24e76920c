import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { createHotelDirectory } from './hotel-directory.ts';

const engine = openEngine();

it('knows within two seconds what another process changed, and lists all hotels only then', async () => {
  let lists = 0;
  const count = (statement: unknown): void => {
    if (String(statement).startsWith('select "hotel_id", "slug", "fingerprint" from "hotel"')) lists += 1;
  };
  let now = Date.parse('2026-11-23T06:00:00Z');
  const { db } = engine.deps;
  const directory = createHotelDirectory(db, () => new Date(now), 1_000_000);
  subscribe('latchkey.sql', count);
  try {
    expect((await directory.bySlug('haus-linde'))?.id).toBe(1188);
    now += 2001;
    expect((await directory.byId(1188))?.id).toBe(1188);
    expect(lists).toBe(1);

    await db.updateTable('hotel').set({ slug: 'haus-ulme' }).where('hotel_id', '=', 1188).execute();
    await db.insertInto('hotel_host').values({ host: 'ulme.example', hotel_id: 1188 }).execute();
    now += 2001;
    expect((await directory.bySlug('haus-ulme'))?.id).toBe(1188);
    expect(await directory.bySlug('haus-linde')).toBeUndefined();
    expect((await directory.byHost('ulme.example'))?.id).toBe(1188);
    expect(lists).toBe(2);

    // Two hotels that change places are a change too.
    await db.updateTable('hotel_host').set({ hotel_id: 1760 }).where('host', '=', 'ulme.example').execute();
    now += 2001;
    expect((await directory.byHost('ulme.example'))?.id).toBe(1760);
  } finally {
    unsubscribe('latchkey.sql', count);
  }
});
