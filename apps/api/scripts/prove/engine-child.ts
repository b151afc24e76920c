import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../test/embedded-postgres.ts';
import { call } from './http.ts';

/** One process of the engine. */
export interface EngineChild {
  readonly url: string;
  /** Returns when it is ready. */
  start(): Promise<void>;
  /** kill -9, or a graceful stop; returns when it is gone. */
  end(how: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const readyWithinMs = 60_000;

/** What is run: the sources, or what is built of them. */
export interface Program {
  readonly entry: string;
  readonly nodeFlags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const sources: Program = { entry: resolve(import.meta.dirname, '../../src/server.ts'), nodeFlags: [], env: {} };

export async function engineChild(
  settings: Readonly<Record<string, string | undefined>>,
  program = sources,
): Promise<EngineChild> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    start: async () => {
      const env = { ...program.env, ...settings, API_PORT: String(port) };
      child = spawn(process.execPath, [...program.nodeFlags, program.entry], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const until = Date.now() + readyWithinMs;
      while ((await call(`${url}/readyz`, 'GET')).status !== 200) {
        if (Date.now() > until || child.exitCode !== null) throw new Error('the engine did not become ready');
        await pause(50);
      }
    },
    end: async (how) => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(how);
      await gone;
    },
  };
}
