import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ownFolder } from './own-folder.ts';

/** What one step took. */
interface StepTimes {
  readonly purpose: string;
  /** By the clock, and of the processors by all its processes; in seconds. */
  readonly elapsed: number;
  readonly computed: number;
}

/** A command whose times are written down where steps are profiled. */
interface TimedCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** `elapsed` in seconds. */
  ended(elapsed: number): void;
}

let profile: { readonly folder: string; readonly steps: StepTimes[] } | null = null;

/** From now on each step is timed, with what its processes compute; by POSIX's shell, which knows it of what it has waited for. */
export function startProfile(): void {
  profile = { folder: ownFolder('profile'), steps: [] };
}

export function timed(purpose: string, command: string, args: readonly string[]): TimedCommand {
  if (profile === null) return { command, args, ended: () => undefined };
  const { folder, steps } = profile;
  const file = path.join(folder, purpose.replaceAll(/\W+/g, '-'));
  return {
    command: 'sh',
    args: ['-c', '"$@"; code=$?; times > "$0"; exit $code', file, command, ...args],
    ended: (elapsed) => void steps.push({ purpose, elapsed, computed: secondsIn(readFileSync(file, 'utf8')) }),
  };
}

/** What `times` writes in its second line, of the shell's children: `1m2.50s 0m0.25s`. */
function secondsIn(written: string): number {
  const [, ofChildren = ''] = written.split('\n');
  const parts = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** The steps as a table, what computes most first; empty where none was timed. */
export function profileTable(): readonly string[] {
  if (profile === null) return [];
  rmSync(profile.folder, { recursive: true, force: true });
  const rows = profile.steps.toSorted((one, other) => other.computed - one.computed);
  const sum = rows.reduce((seconds, { computed }) => seconds + computed, 0);
  const row = (purpose: string, elapsed: string, computed: string): string =>
    `${purpose.padEnd(60)} ${elapsed.padStart(10)} ${computed.padStart(12)}`;
  return [
    row('part', 'elapsed s', 'processor s'),
    ...rows.map(({ purpose, elapsed, computed }) => row(purpose, elapsed.toFixed(1), computed.toFixed(1))),
    row('together', '', sum.toFixed(1)),
  ];
}
