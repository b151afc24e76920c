import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { ownFolder } from '../../../scripts/run/own-folder.ts';
import { broken } from '../scripts/prove/broken.ts';
import { engineProcess } from '../scripts/prove/engine-process.ts';
import { book, day, quote } from '../scripts/prove/guests.ts';
import { call } from '../scripts/prove/http.ts';
import { isRoot, serverFolders, startPostgres } from './embedded-postgres.ts';

/** A disk of the server's own, which only root can make; null elsewhere. */
function smallDisk(megabytes: number): string | null {
  if (!isRoot) return null;
  const home = ownFolder('small-disk', serverFolders());
  // The server is another user's.
  chmodSync(home, 0o755);
  const folder = join(home, 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}

const disk = smallDisk(700);

/** Fills the disk until the system refuses another byte. */
function fill(folder: string): void {
  for (const bytes of [1 << 24, 1 << 20, 1 << 12])
    for (let at = 0; ; at += 1)
      try {
        writeFileSync(join(folder, `filler-${bytes}-${at}`), Buffer.alloc(bytes, 1));
      } catch {
        break;
      }
}

/** Gives back what `fill` took. */
function empty(folder: string): void {
  for (const file of globSync('filler-*', { cwd: folder })) rmSync(join(folder, file));
}

it.skipIf(disk === null)(
  'a database whose disk is full refuses in words, and has lost nothing once there is room',
  async () => {
    const folder = disk ?? '';
    onTestFinished(() => {
      execFileSync('umount', [folder]);
      rmSync(dirname(folder), { recursive: true, force: true });
    });
    const postgres = await startPostgres([], folder);
    const engine = await engineProcess(postgres, { SMTP_URL: 'smtp://127.0.0.1:1', SMS_URL: 'http://127.0.0.1:1' });
    onTestFinished(async () => {
      await engine.end('SIGKILL');
      empty(folder);
      await engine.remove();
    });
    await engine.start();
    const acknowledged = new Set<string>();
    const statuses = new Set<number>();
    let at = 0;
    const attempt = async (): Promise<number> => {
      at += 1;
      const checkIn = 20 + (at % 300);
      const stay = { kind: 'nights', checkIn: day(checkIn), checkOut: day(checkIn + 1) } as const;
      const token = await quote(engine.url, stay, 'teak-king', 'breakfast');
      if (token === null) return 0;
      const made = await book(engine.url, token, 'at-property');
      statuses.add(made.status);
      if (made.status === 201) acknowledged.add((JSON.parse(made.body) as { bookingId: string }).bookingId);
      return made.status;
    };
    // Some days have no such room.
    while (acknowledged.size < 5 && at < 100) await attempt();
    expect(acknowledged.size).toBe(5);

    fill(folder);
    const filledAt = Date.now();
    let refused = 0;
    while (refused < 20 && Date.now() - filledAt < 60_000) {
      if ((await attempt()) !== 201) refused += 1;
      fill(folder);
    }
    expect(refused).toBe(20);
    expect((await call(`${engine.url}/readyz`, 'GET')).status).toBe(503);
    expect((await call(`${engine.url}/healthz`, 'GET')).status).toBe(200);
    // Every answer names its cause, and none says that the guest was wrong.
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([]);

    empty(folder);
    await postgres.crash();
    const until = Date.now() + 90_000;
    while ((await attempt()) !== 201 && Date.now() < until) await pause(500);
    expect(await attempt()).toBe(201);
    const opened = await engine.open();
    const rows = await opened.db.selectFrom('booking').select('booking_id').execute();
    const known = new Set<string>(rows.map(({ booking_id }) => booking_id));
    expect([...acknowledged].filter((id) => !known.has(id))).toEqual([]);
    expect(await broken(opened, null)).toEqual([]);
    await opened.close();
  },
  300_000,
);
