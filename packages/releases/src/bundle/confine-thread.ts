import process from 'node:process';
import { allowedModules } from './allowed-modules.ts';
import { freezeIntrinsics } from './freeze-intrinsics.ts';
import { keepStackSettings } from './stack-settings.ts';

/** A thread that holds nothing but what bundles may have. */
export interface ConfinedThread {
  /** Puts back what a bundle has set of how stacks are made; to be called before each page and before a stack is read. */
  readonly restoreStacks: () => void;
}

/** What a bundle sees in place of the process: what libraries look at while they load, and nothing that acts. */
const shown = {
  env: Object.freeze({}),
  argv: Object.freeze([]),
  argv0: 'node',
  platform: process.platform,
  arch: process.arch,
  version: process.version,
  versions: Object.freeze({ ...process.versions }),
  release: Object.freeze({ name: 'node' }),
  cwd: (): string => '/',
  nextTick: (task: (...given: unknown[]) => void, ...given: unknown[]): void => process.nextTick(task, ...given),
  hrtime: Object.freeze(
    Object.assign((since?: [number, number]) => process.hrtime(since), { bigint: () => process.hrtime.bigint() }),
  ),
  emitWarning: (): void => undefined,
} as const;

/** Ways out of a thread that need no module. */
const waysOut = ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'] as const;

/** Acts on the whole process or reads of it, should a bundle ever get hold of the real one. `exit` ends its thread alone. */
const acts =
  'kill _kill abort execve dlopen binding _linkedBinding getBuiltinModule report loadEnvFile _debugProcess _debugEnd chdir umask mainModule'.split(
    ' ',
  );

/**
 * Takes from this thread, for good, what a release's server bundle must not have: the process with its secrets and signals,
 * and the way to anybody but the engine; and freezes what it shares with other releases. To be called before the first bundle is evaluated, in a thread that does nothing
 * but evaluate them. `mayAsk` says by its origin whether an address may be fetched.
 */
export function confineThread(mayAsk: (origin: string) => boolean): ConfinedThread {
  for (const name of waysOut) Reflect.deleteProperty(globalThis, name);
  for (const name of acts)
    Object.defineProperty(process, name, { value: undefined, writable: false, configurable: false });
  fix('process', Object.freeze(shown));
  fix('fetch', confinedFetch(globalThis.fetch, mayAsk));
  const restoreStacks = keepStackSettings();
  freezeIntrinsics(allowedModules);
  return { restoreStacks };
}

const connections = Symbol.for('undici.globalDispatcher.1');

function confinedFetch(ask: typeof fetch, mayAsk: (origin: string) => boolean): typeof fetch {
  const Asked = Request;
  // Taken now: a bundle can put another getter in its place.
  const address = Object.getOwnPropertyDescriptor(Request.prototype, 'url') ?? {};
  // What makes the connections lies open under a name of the global object, for whoever knows it.
  const dispatcher: unknown = Reflect.get(globalThis, connections);
  Object.defineProperty(globalThis, connections, { value: Object.freeze({}), writable: false });
  return async (input, init) => {
    const request = new Asked(input, init);
    const { origin } = new URL(String(address.get?.call(request)));
    if (!mayAsk(origin)) throw new TypeError(`a bundle may ask the engine alone, not ${origin}`);
    return ask(request, { dispatcher } as RequestInit);
  };
}

const fix = (name: string, value: unknown): void =>
  void Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: true });
