import { expect, it } from 'vitest';
import { engineProcess, type On } from '../scripts/prove/engine-process.ts';
import { proveKills } from '../scripts/prove/kills.ts';
import { byDay, isNight } from './night.ts';

const places: readonly [On, number][] = [
  ['pglite', 0],
  ['postgresql', 1],
];

it.each(byDay(places.slice(1), places))(
  'killed under load on %s, the engine has lost and doubled nothing that it acknowledged',
  async (on, stops) => {
    const engine = await engineProcess(on, { SMTP_URL: 'smtp://127.0.0.1:1', SMS_URL: 'http://127.0.0.1:1' });
    const told: string[] = [];
    try {
      const isWhole = await proveKills(engine, isNight ? 2 : 0, stops, (line) => told.push(line));
      expect({ isWhole, told: isWhole ? [] : told }).toEqual({ isWhole: true, told: [] });
    } finally {
      await engine.remove();
    }
  },
  240_000,
);
