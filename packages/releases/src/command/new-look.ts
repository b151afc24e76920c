import { spawnSync } from 'node:child_process';
import type { Release } from '../release/release.types.ts';

/**
 * Whether the commit of a release says that its pages were meant to look different: by a trailer `New-look: <what is new>`.
 * Who writes the change says so, and a pipeline needs nobody who does.
 */
export function saysNewLook({ origin }: Pick<Release, 'origin'>): boolean {
  if (!/^[0-9a-f]{40,64}$/.test(origin?.commit ?? '')) return false;
  const words = ['log', '-1', '--format=%(trailers:key=New-look,valueonly)', origin?.commit ?? ''];
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}
