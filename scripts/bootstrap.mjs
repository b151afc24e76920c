// The door for a machine that has only Node (20 or later) and npm: installs what the repository pins, then hands over
// to scripts/<command>.ts under the pinned Node 24. Nothing global is used or changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname));
const [command = 'start', ...rest] = process.argv.slice(2);
const windows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Latchkey needs Node 20 or later to begin with; this is ${process.version}.`);
  process.exit(1);
}

const pnpmVersion = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  .digest('hex');
const stamp = path.join(root, 'node_modules', '.latchkey-installed');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

if (!installed) {
  console.log(`Installing packages with pnpm ${pnpmVersion} …`);
  const code = await run('npx', ['--yes', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile'], process.env);
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, lock);
}

const bin = path.join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};
process.exit(await run(path.join(bin, 'node'), [path.join(root, 'scripts', `${command}.ts`), ...rest], env));

/** Runs a command in the repository's root with this terminal, passes signals on, and gives its exit code. */
function run(file, args, env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: 'inherit', shell: windows });
    // Ctrl-C reaches the whole group by itself, a signal to this process alone does not; hearing it twice does no harm.
    const pass = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    child.on('error', (error) => {
      console.error(`${file} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      for (const passed of signals) process.off(passed, pass);
      resolve(code ?? (signals.includes(signal) ? 0 : 1));
    });
  });
}
