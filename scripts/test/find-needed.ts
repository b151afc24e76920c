import { findChromium } from './chromium.ts';
import { findFreeDisk } from './free-disk.ts';
import { findPgbouncer } from './pgbouncer.ts';

/** Finds what the tests need on this machine and says so; returns the browser. Throws `StepFailed` where it is not to be had. */
export function findNeeded(): string {
  console.log('▸ Finding what the tests need');
  const chromium = findChromium();
  findFreeDisk();
  console.log('  PostgreSQL: npm’s embedded binaries');
  findPgbouncer();
  return chromium;
}
