import { spawn, type ChildProcess } from 'node:child_process';
import http from 'node:http';
import https from 'node:https';
import { createInterface } from 'node:readline';
import { root } from './paths.ts';
import { StepFailed } from './step.ts';

/** A server of the product, running. */
export interface Service {
  readonly name: string;
  readonly process: ChildProcess;
  /** Asks it to finish; kills it after ten seconds. Settles when it is gone. */
  stop(): Promise<void>;
  /** Kills it in the middle of its work, as a machine does that fails. Settles when it is gone. */
  kill(): Promise<void>;
  /** Starts one as this was started, with the same settings. */
  startAgain(): Promise<Service>;
}

export interface ServiceToStart {
  readonly name: string;
  readonly entry: string;
  /** Words of its command line. */
  readonly args?: readonly string[];
  /** Runs an image in place of the entry; it has flags of its own. */
  readonly container?: Container;
  /** Flags of Node's own. */
  readonly nodeFlags?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Answers 200 when the service is ready. */
  readonly health: string;
  /** Milliseconds it may take to be ready. */
  readonly patience: number;
}

/** A server as it is deployed: nothing of its image can be written but these folders. */
export interface Container {
  readonly image: string;
  readonly folders: readonly string[];
}

/** Starts a server and waits until it is ready. Throws `StepFailed` with its last words when it ends before. */
export async function startService(started: ServiceToStart): Promise<Service> {
  const { name, entry, args = [], container, nodeFlags = [], env, health, patience } = started;
  // A group of its own: Ctrl-C reaches the starter alone, which then asks each service to finish, once and in order.
  const [command, words] =
    container === undefined ? [process.execPath, [...nodeFlags, entry, ...args]] : ['docker', runWords(container, env)];
  const child = spawn(command, words, {
    detached: true,
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lastWords: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => hear(name, line, lastWords));
  const stop = (): Promise<void> => stopProcess(child);
  const deadline = Date.now() + patience;
  while (!(await isHealthy(health))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new StepFailed(`${name} did not start:\n${lastWords.join('\n')}`);
    if (Date.now() > deadline) {
      await stop();
      throw new StepFailed(`${name} was not ready within ${patience / 1000} s:\n${lastWords.join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    name,
    process: child,
    stop,
    kill: () => endBy(child, 'SIGKILL'),
    startAgain: () => startService(started),
  };
}

/** On the machine's own network: the others are asked at their ports. Values come from this process, and stand in no list. */
function runWords({ image, folders }: Container, env: Readonly<Record<string, string>>): string[] {
  const handed = [...Object.keys(env), ...Object.keys(process.env).filter((name) => name.startsWith('AWS_'))];
  const confined = ['--read-only', '--cap-drop', 'ALL', '--tmpfs', '/tmp'];
  return [
    'run',
    '--rm',
    '--network',
    'host',
    ...confined,
    ...folders.flatMap((folder) => ['--tmpfs', `${folder}:uid=1000,gid=1000`]),
    ...handed.flatMap((name) => ['--env', name]),
    image,
  ];
}

/** Keeps a service's last lines, and shows those that say something is wrong. */
function hear(name: string, line: string, lastWords: string[]): void {
  lastWords.push(line);
  if (lastWords.length > 20) lastWords.shift();
  const level = /"level":(\d+)/.exec(line)?.[1];
  if (level ? Number(level) >= 40 : /error|warn/i.test(line)) console.log(`[${name}] ${line}`);
}

/** Whether an address answers 200. Over HTTPS any certificate will do: this asks whether the service is up, not who it is. */
function isHealthy(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = (address.startsWith('https:') ? https : http).get(
      address,
      { rejectUnauthorized: false, timeout: 2000, agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    asked.on('timeout', () => asked.destroy());
    // Not listening yet: the expected answer while it starts.
    asked.on('error', () => resolve(false));
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await endBy(child, 'SIGTERM');
  clearTimeout(timer);
}

async function endBy(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  await gone;
}
