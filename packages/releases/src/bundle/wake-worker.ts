import { parentPort, workerData } from 'node:worker_threads';
import { confineThread } from './confine-thread.ts';
import { loadBundle } from './load-bundle.ts';
import type { WakeRequest, Woken } from './wakes.ts';

// Evaluates a release's server bundle in a thread that is thrown away, and says what came of it.
const { bundle, shellBundle } = workerData as WakeRequest;
confineThread(() => false);

const shell = shellBundle === null ? null : loadBundle(shellBundle, {});
const exported = loadBundle(bundle, (shell?.['provided'] as Record<string, unknown> | undefined) ?? {});
const provided = (exported['provided'] ?? {}) as Readonly<Record<string, object>>;
const woken: Woken = {
  exposes: Object.keys((exported['exposes'] ?? {}) as object),
  provides: Object.fromEntries(
    Object.entries(provided).map(([name, module]) => [name, Object.keys(module).toSorted()]),
  ),
};
parentPort?.postMessage(woken);
