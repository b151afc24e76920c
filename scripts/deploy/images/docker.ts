import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../run/paths.ts';

/** Runs `docker` with settings of its own, and answers with what it says. Throws where it fails. */
export type Docker = (words: readonly string[], env?: Readonly<Record<string, string>>) => string;

/** The docker of this machine, or of `DOCKER_HOST`. */
export const docker: Docker = (words, env = {}) => {
  console.log(`  docker ${words.join(' ')}`);
  return execFileSync('docker', [...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
};

/** `docker compose` on the services of deploy/compose.yaml as they are at a tag; `deploy/env` may stand elsewhere. */
export function compose(run: Docker, tag: string, ...words: readonly string[]): string {
  const elsewhere = process.env['DEPLOY_DIRECTORY'];
  const where = elsewhere ? ['--project-directory', elsewhere] : [];
  return run(['compose', '--file', path.join(root, 'deploy/compose.yaml'), ...where, ...words], { TAG: tag });
}
