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

/** Throws naming every port that somebody else listens on, and the settings that choose others, which are free. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const named = Object.entries(ports) as [keyof Ports, number][];
  const taken = (await Promise.all(named.map(async (one) => ((await isTaken(one[1])) ? [one] : [])))).flat();
  if (taken.length === 0) return;
  const free = await freePorts();
  const numbers = taken.map(([, port]) => port).join(', ');
  const others = taken.map(([name]) => `${name}=${free[name]}`).join(' ');
  throw new StepFailed(
    `Taken by other programs: port ${numbers}. Stop what listens there, or choose others: ${others} ${typed()}`,
  );
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
