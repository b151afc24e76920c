import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor that the threads of processes have taken, by process and kind of thread (Linux). */
export type ProcessorTime = Readonly<Record<string, number>>;

/** What the service processes that this one started have taken so far; a service is named by its folder in `apps`. */
export function processorTime(): ProcessorTime {
  const taken: Record<string, number> = {};
  for (const pid of startedHere()) {
    const service = /apps\/([^/\0]+)/.exec(readOr(`/proc/${pid}/cmdline`))?.[1];
    if (service === undefined) continue;
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const { name, ticks } = statOf(`/proc/${pid}/task/${thread}/stat`);
      const key = `${service} ${thread === pid ? 'main' : name}`;
      taken[key] = (taken[key] ?? 0) + ticks * msOfTick;
    }
  }
  return taken;
}

/** The time taken between two moments, for each of `count` pages: `28.9 ms (origin WorkerThread 13.6, …)`. */
export function perPage(before: ProcessorTime, after: ProcessorTime, count: number): string {
  const parts = Object.entries(after)
    .map(([name, ms]) => ({ name, ms: (ms - (before[name] ?? 0)) / count }))
    .filter(({ ms }) => ms >= 0.01)
    .toSorted((one, other) => other.ms - one.ms);
  const whole = parts.reduce((sum, { ms }) => sum + ms, 0);
  const most = parts.slice(0, 6).map(({ name, ms }) => `${name} ${ms.toFixed(2)}`);
  return `${whole.toFixed(2)} ms (${most.join(', ')})`;
}

/** The kernel counts a hundred ticks a second. */
const msOfTick = 10;

const startedHere = (): string[] =>
  readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(`/proc/${name}/stat`).parent === String(process.pid),
  );

/** Of a process or a thread; what has ended in between has taken nothing. See proc_pid_stat(5). */
function statOf(file: string): { readonly name: string; readonly parent: string; readonly ticks: number } {
  const stat = readOr(file);
  const name = /\((.*)\)/s.exec(stat)?.[1] ?? '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { name, parent: fields[1] ?? '', ticks: Number(fields[11] ?? 0) + Number(fields[12] ?? 0) };
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
