/** Ends a check: prints its faults and what it looked at, and fails the process where there is a fault. */
export function report(looked: string, faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  console.log(`${looked}, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
