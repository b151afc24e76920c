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

const pnpmVersion = /@([^+]+)/.exec(
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).packageManager,
)[1];
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  .digest('hex');
const stamp = path.join(root, 'node_modules', '.latchkey-installed');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

if (!installed) {
  console.log(`Installing packages with pnpm ${pnpmVersion} …`);
  const { pnpm, before } = await pinnedPnpm();
  const code = await run(pnpm, before.concat('install', '--frozen-lockfile'), process.env);
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
process.exit(await run(pinnedNode(), [path.join(root, 'scripts', `${command}.ts`), ...rest], env));

/**
 * The pnpm whose bytes are those of scripts/pnpm/package-lock.json, which npm compares. Of systems that the lock file does
 * not know, npm's own of that version.
 */
async function pinnedPnpm() {
  const system = `${process.platform}-${process.arch}`;
  const folder = path.join(root, 'scripts', 'pnpm');
  const locked = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;
  if (locked[`node_modules/@pnpm/exe.${system}`] === undefined) {
    console.warn(`No pnpm is pinned by its integrity for ${system}: npm brings version ${pnpmVersion}.`);
    return { pnpm: 'npx', before: ['--yes', `pnpm@${pnpmVersion}`] };
  }
  const pnpm = path.join(folder, 'node_modules', '@pnpm', `exe.${system}`, 'pnpm');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['ci', '--prefix', folder, ...quiet], process.env);
  // Npm passes over an optional package that is not what the lock file says.
  if (code !== 0 || !existsSync(pnpm)) {
    console.error('The pnpm that scripts/pnpm/package-lock.json names could not be had, or is another one.');
    process.exit(1);
  }
  return { pnpm, before: [] };
}

/** The Node of the lock file; of systems that it does not know, the one that runs here, if it is as new. */
function pinnedNode() {
  const pinned = path.join(bin, 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(`Latchkey brings no Node for ${process.platform}-${process.arch}: start it with Node 24.`);
  process.exit(1);
}

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
