import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './embedded-postgres.ts';

/** The stand-ins for outside parties, as their own process. */
export interface SandboxProcess {
  readonly url: string;
  /** How they behave from now on. */
  setScenario(wanted: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

const readyWithinMs = 20_000;

export async function startSandbox(): Promise<SandboxProcess> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtpPort), LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../sandbox/src/server.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + readyWithinMs;
  while (
    !(await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('the sandbox did not become ready');
    await pause(50);
  }
  return {
    url,
    setScenario: async (wanted) => {
      const response = await fetch(`${url}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      });
      if (!response.ok) throw new Error(`not taken: ${response.status}`);
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
