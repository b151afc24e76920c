import { spawnSync } from 'node:child_process';
import { root } from '../../../scripts/run/paths.ts';
import type { Attack } from '../attack.types.ts';
import { gatewayBooks } from '../parties.ts';

const countOf = (text: string, what: string): number => Number(new RegExp(String.raw`(\d+) ${what}`).exec(text)?.[1]);

/** Comes after all others: what they have booked, paid and cancelled is judged. */
export const ledger: Attack = {
  tries: 'has done all this',
  promise:
    'every invariant of the database holds over what was booked, and the gateway has in its books what the engine has',
  length: 'short',
  async run(instance) {
    const { stdout } = spawnSync('node', ['apps/api/src/command.ts', 'invariants'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: instance.databaseUrl },
    });
    const counts = [...stdout.matchAll(/^ *(\d+) {2}(.+)$/gm)].map(([, count, name]) => ({
      count: Number(count),
      name,
    }));
    const broken = counts.filter(({ count }) => count > 0);
    const judged = /^Judged: (.+)$/m.exec(stdout)?.[1] ?? 'nothing';
    const books = await gatewayBooks(instance);
    const captured = books.payments.filter(({ status }) => status === 'captured').length;
    const isSame = captured === countOf(judged, 'payments captured') + countOf(judged, 'payments sent back');
    const isEmpty = ['bookings', 'confirmed', 'payments captured', 'refunds'].some(
      (what) => !(countOf(judged, what) > 0),
    );
    return {
      held: counts.length > 0 && broken.length === 0 && isSame && !isEmpty,
      measured: `${counts.length} invariants, ${broken.length} broken${broken.map(({ count, name }) => ` (${count} ${name})`).join('')}; ${judged}; at the gateway ${captured} captured, ${books.refunds.length} refunds`,
    };
  },
};
