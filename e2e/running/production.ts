import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { openReleaseStore } from '@latchkey/releases/store';
import { root } from '../../scripts/run/paths.ts';
import { hosts as production, startInstance } from '../attack/instance.ts';
import { hosts } from './addresses.ts';

/**
 * Starts an instance in production's mode (TLS, names of its own, limits as shipped), which stories enter by a signed
 * preview of its releases: `E2E_PRODUCTION=on`. Its gateway's script has an invalid host, so payments online fail.
 */
export async function startProductionForRun(): Promise<() => Promise<void>> {
  const instance = await startInstance();
  const { live } = await openReleaseStore(instance.releases).composition();
  const words = ['preview', `checkout@${live['checkout'] ?? ''}`, '--host', `${hosts.sandalwood}:${instance.port}`];
  const command = path.join(root, 'packages/releases/src/command/main.ts');
  const out = execFileSync(process.execPath, [command, ...words, '--store', instance.releases], { cwd: root });
  Object.assign(process.env, {
    E2E_ORIGIN: `https://localhost:${instance.port}`,
    E2E_SANDBOX: instance.sandbox,
    E2E_HOSTS: `${hosts.provider}=${production.provider},${hosts.platform}=${production.platform},${hosts.desk}=${production.desk}`,
    E2E_PREVIEW: out.toString().trim(),
  });
  return () => instance.stop();
}
