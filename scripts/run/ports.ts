import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { StepFailed } from './step.ts';

/** The ports of a running product, each a setting. */
export interface Ports {
  readonly ORIGIN_PORT: number;
  readonly API_PORT: number;
  readonly SANDBOX_PORT: number;
  readonly SANDBOX_SMTP_PORT: number;
}

export const portsOf = (env: NodeJS.ProcessEnv): Ports => ({
  ORIGIN_PORT: Number(env['ORIGIN_PORT'] ?? 4000),
  API_PORT: Number(env['API_PORT'] ?? 4001),
  SANDBOX_PORT: Number(env['SANDBOX_PORT'] ?? 4010),
  SANDBOX_SMTP_PORT: Number(env['SANDBOX_SMTP_PORT'] ?? 4011),
});

/** Four ports that nobody listens on now. All are held until the last is found, so that no two are the same. */
export async function freePorts(): Promise<Ports> {
  const held = await Promise.all(Array.from({ length: 4 }, listenAnywhere));
  const [origin = 0, api = 0, sandbox = 0, smtp = 0] = held.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  return { ORIGIN_PORT: origin, API_PORT: api, SANDBOX_PORT: sandbox, SANDBOX_SMTP_PORT: smtp };
}

const listenAnywhere = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(server));
  });

/** Throws naming the first port that somebody else listens on, and the setting that changes it. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  for (const [setting, port] of Object.entries(ports) as [string, number][]) {
    if (await isTaken(port))
      throw new StepFailed(
        `Port ${port} is already taken. Stop what uses it, or choose another: ${setting}=${port + 100} ${typed()}`,
      );
  }
}

/** How this script was asked for. */
function typed(): string {
  const [, script = '', ...words] = process.argv;
  const name = path.basename(script, '.ts');
  return ['start', 'test'].includes(name) ? `npm ${name}` : ['pnpm', name, ...words].join(' ');
}

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

/** Whether the origin has a certificate, and so speaks HTTP/2 over TLS. */
export const schemeOf = (env: NodeJS.ProcessEnv): 'http' | 'https' =>
  env['ORIGIN_CERT'] && env['ORIGIN_KEY'] ? 'https' : 'http';
