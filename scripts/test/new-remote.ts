import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run/paths.ts';
import { main, step } from '../run/step.ts';

// A remote made by `pnpm new remote` in a copy of the repository: it must type-check, pass its own test and build, and the
// shell must know its address. What the repository ignores is not copied, so nothing is there that a clone would lack.
await main(async () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'latchkey-new-remote-'));
  try {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    for (const file of files.split('\n').filter((name) => name !== ''))
      cpSync(path.join(root, file), path.join(copy, file), { force: true });
    const inCopy = { cwd: copy, quiet: true };
    await step('Installing in the copy', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], inCopy);
    const titles = ['Spa', 'de=Wellness', 'ar=السبا', 'hi=स्पा'];
    await step('pnpm new remote spa', 'node', ['scripts/new.ts', 'remote', 'spa', ...titles], inCopy);
    const tasks = ['typecheck', 'test', 'build'];
    const parts = ['--filter=@latchkey/spa', '--filter=@latchkey/shell'];
    await step('Its types, test and build', 'turbo', ['run', ...tasks, ...parts, '--output-logs=errors-only'], inCopy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
