import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const readyWithinMs = 20_000;

/** The sandbox's bucket in a process of its own; the environment leads to it until it is stopped. */
export async function startBucket(): Promise<{ stop(): Promise<void> }> {
  const [port, smtp] = [await freePort(), await freePort()];
  const server = path.resolve(import.meta.dirname, '../../../../apps/sandbox/src/server.ts');
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtp), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  const until = Date.now() + readyWithinMs;
  while (!(await answers(address))) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('the sandbox did not become ready');
    await pause(50);
  }
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `${address}/s3`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  return {
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
