import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildApp } from '../release/build-app.ts';

/** An origin of our own that shows one release among what is live, to nobody but the gate. */
export interface GateOrigin {
  readonly port: number;
  stop(): Promise<void>;
}

/** How long the origin may take to start, in milliseconds. */
const readyWithinMs = 15_000;

/**
 * Starts the built origin of this repository on a free port of this machine, with `mix` (`checkout:35f8…`) in place of what
 * is live. Answers with a sentence where it cannot.
 */
export async function startGateOrigin(settings: {
  readonly store: string;
  readonly api: string;
  readonly mix: string;
}): Promise<GateOrigin | string> {
  const server = path.resolve('apps/origin/dist/server.js');
  if (!existsSync(server)) {
    // As in a clone that nothing was built in.
    const fault = buildApp('origin');
    if (fault !== null) return `the origin cannot be built: ${fault.split('\n').at(-1)}`;
  }
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      LATCHKEY_MODE: 'demo',
      ORIGIN_HOST: '127.0.0.1',
      ORIGIN_PORT: '0',
      RENDERERS: '1',
      RELEASE_STORE: settings.store,
      RELEASE_OVERRIDES: settings.mix,
      API_URL: settings.api,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const timer = setTimeout(() => child.kill('SIGKILL'), readyWithinMs);
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /"ready":"origin","port":(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    clearTimeout(timer);
    return { port: Number(port), stop };
  }
  clearTimeout(timer);
  return 'the origin did not start';
}
