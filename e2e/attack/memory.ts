import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes; 0 where the system does not tell. */
export function memoryOf(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0;
    throw error;
  }
}

/** Looks at a process ten times a second; `stop` answers the most that it had. */
export function watchMemory(pid: number): { readonly stop: () => number } {
  let most = memoryOf(pid);
  const look = (): void => void (most = Math.max(most, memoryOf(pid)));
  const watching = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(watching);
      look();
      return most;
    },
  };
}
