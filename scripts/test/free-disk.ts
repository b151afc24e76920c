import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { StepFailed } from '../run/step.ts';

/** In bytes: a copy of the repository with its packages and builds takes two gigabytes; the rest is room for what tests leave. */
const needed = 6e9;

/** A disk that fills up would fail one test or another, with no word of why. Throws `StepFailed` where there is too little. */
export function findFreeDisk(): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  const free = `${((bavail * bsize) / 1e9).toFixed(0)} GB free in ${tmpdir()}`;
  if (bavail * bsize < needed) throw new StepFailed(`${free}: the tests need ${needed / 1e9} GB`);
  console.log(`  Disk: ${free}`);
}
