import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';
import { timed } from './profile.ts';

/** A step that did not succeed; its message names the command that repeats it. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
}

export interface StepSettings {
  readonly env?: Readonly<Record<string, string>>;
  /** Keep the output back unless the step fails. */
  readonly quiet?: boolean;
  /** Other steps run beside it: it says one line, when it is done. */
  readonly isBeside?: boolean;
  /** Where it runs; the repository's root unless said. */
  readonly cwd?: string;
}

/** Runs one command, saying what it is for and how long it took. Throws `StepFailed` when it fails. */
export async function step(
  purpose: string,
  command: string,
  args: readonly string[],
  { env = {}, quiet = false, isBeside = false, cwd = root }: StepSettings = {},
): Promise<void> {
  const began = performance.now();
  if (!isBeside) console.log(`\n▸ ${purpose}`);
  const run = timed(purpose, command, args);
  const child = spawn(run.command, run.args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet || isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const kept: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => kept.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => kept.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) {
    process.stderr.write(Buffer.concat(kept));
    throw new StepFailed(`${purpose} failed. To repeat it alone: ${written(command, args, cwd)}`);
  }
  const elapsed = (performance.now() - began) / 1000;
  run.ended(elapsed);
  const took = `done in ${elapsed.toFixed(1)} s`;
  console.log(isBeside ? `▸ ${purpose}: ${took}` : `  ${took}`);
}

/** A command as it is typed in the repository's root: our tools are on nobody's path. */
export function written(command: string, args: readonly string[], cwd: string = root): string {
  const folders = [cwd, root].map((folder) => path.join(folder, 'node_modules', '.bin', command));
  const tool = command.includes(path.sep) ? undefined : folders.find((file) => existsSync(file));
  const line = [tool === undefined ? command : path.relative(cwd, tool), ...args].join(' ');
  return cwd === root ? line : `cd ${path.relative(root, cwd)} && ${line}`;
}

/** Runs a script's body; a failed step ends it with its message instead of a stack. */
export async function main(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'StepFailed') throw error;
    console.error(`\n✗ ${error.message}`);
    process.exitCode = 1;
  }
}
