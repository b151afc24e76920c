import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/run/paths.ts';
import type { Attack, Outcome } from './attack.types.ts';

const file = path.join(root, 'docs/security.md');

/** Writes what attacks came to into docs/security.md. Lines of attacks that were not made now stay as they are. */
export function writeTable(
  checks: Readonly<Record<string, readonly Attack[]>>,
  outcomes: ReadonlyMap<Attack, Outcome>,
): void {
  const [before = '', table = '', after = ''] = readFileSync(file, 'utf8').split(/<!-- attack:(?:begin|end) -->/);
  const written = new Map(table.split('\n').map((row) => [row.split(' | ')[0]?.slice(2), row]));
  const rows = Object.entries(checks).flatMap(([name, attacks]) =>
    attacks.flatMap((attack) => {
      const outcome = outcomes.get(attack);
      if (outcome === undefined) return written.get(attack.tries) ?? [];
      const result = `${outcome.held ? 'held' : '**fell**'}: ${outcome.measured}`;
      return `| ${attack.tries} | ${attack.promise} | ${result} | \`${name}\` |`;
    }),
  );
  const whole = ['| an attacker | expected | result | test |', '| --- | --- | --- | --- |', ...rows].join('\n');
  writeFileSync(file, `${before}<!-- attack:begin -->\n${whole}\n<!-- attack:end -->${after}`);
}
