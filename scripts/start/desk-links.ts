import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../run/paths.ts';
import { schemeOf, type Ports } from '../run/ports.ts';

/** Links by which the people of the demo hotels sign in at the desk, each once; or why there are none. */
export async function deskLinks(ports: Ports): Promise<string> {
  const command = path.join(root, 'apps/api/dist/command.js');
  const env = {
    ...process.env,
    API_URL: `http://127.0.0.1:${ports.API_PORT}`,
    PUBLIC_PORT: String(ports.ORIGIN_PORT),
    PUBLIC_SCHEME: schemeOf(process.env),
  };
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'staff', 'demo'], { env }).catch(
    (cause: { stdout?: string }) => ({ stdout: cause.stdout ?? '' }),
  );
  const lines = stdout.split('\n').map((line) => `  ${line}`.trimEnd());
  return ['The desk, where hotels’ people sign in; each link once:', '', ...lines].join('\n');
}
