import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** What the observatory must give every host. */
export const leastScore = 130;

/** What Mozilla's observatory says of a host (`name:port`), and what cost it points. */
export interface Scanned {
  readonly host: string;
  readonly score: number;
  readonly grade: string;
  readonly costs: readonly string[];
}

/** Mozilla's observatory on hosts over HTTPS. `authority` is the file of the certificate that is believed. */
export async function scanHosts(addresses: readonly string[], authority: string): Promise<Scanned[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'scan-hosts.ts'), ...addresses],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } },
  );
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Scanned);
}
