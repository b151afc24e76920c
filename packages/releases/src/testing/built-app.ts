import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface BuiltApp {
  readonly app: string;
  /** Tells builds apart: it is in every file. */
  readonly code: string;
  readonly singletons?: Readonly<Record<string, string>>;
  readonly uses?: Readonly<Record<string, readonly string[]>>;
  /** Operations of the engine that it calls. */
  readonly asks?: readonly string[];
  /** A shell's table of them. */
  readonly operations?: Readonly<Record<string, string>>;
  /** Experiments of which it has an A and a B. */
  readonly experiments?: readonly { readonly name: string; readonly screens: readonly string[]; readonly b: string }[];
  /** Maps beside its files, by the name of the file with `hash` in place of the build's. */
  readonly maps?: Readonly<Record<string, string>>;
  /** The server bundle's text; without it the bundle is one that wakes. */
  readonly server?: string;
}

/** An empty folder that nobody else has. */
export const scratch = (): string => mkdtempSync(path.join(tmpdir(), 'latchkey-releases-'));

/** A shell's server bundle that provides these names. */
export const shellBundle = (provides: Readonly<Record<string, readonly string[]>>): string =>
  `exports.provided = ${JSON.stringify(
    Object.fromEntries(
      Object.entries(provides).map(([name, names]) => [name, Object.fromEntries(names.map((one) => [one, 1]))]),
    ),
  )};`;

/** Writes a built app as the presets leave it, and answers with its folder. */
export function builtApp({
  app,
  code,
  singletons = { react: '19.3.1' },
  uses = {},
  asks,
  operations,
  experiments,
  maps = {},
  server,
}: BuiltApp): string {
  const directory = mkdtempSync(path.join(tmpdir(), `latchkey-built-${app}-`));
  const kind = app === 'shell' ? 'shell' : 'remote';
  const hash = Buffer.from(code).toString('hex').padStart(8, '0').slice(-8);
  const bundle = `server.${hash}.cjs`;
  const files = [`a.${hash}.js`, `remoteEntry.${hash}.js`];
  const record = {
    app,
    version: '1.0.0',
    kind,
    files,
    parts: { [kind === 'shell' ? 'main' : './screens/a']: { scripts: [`a.${hash}.js`], styles: [] } },
    remoteEntry: `remoteEntry.${hash}.js`,
    words: {},
    fonts: [],
    singletons,
    apiRange: null,
    experiments,
  };
  const wakes =
    kind === 'shell' ? shellBundle({ react: ['useState'] }) : `exports.exposes = { './screens/a': {} }; // ${code}`;
  for (const [name, text] of [
    ['browser/build-record.json', JSON.stringify(record)],
    [`browser/a.${hash}.js`, code],
    [`browser/remoteEntry.${hash}.js`, `entry ${code}`],
    [`server/${bundle}`, server ?? `${wakes}\n// ${code}`],
    ['server/server-record.json', JSON.stringify({ bundle, uses, asks, operations })],
    ...Object.entries(maps).map(([name, map]) => [`${name.replace('hash', hash)}.map`, map] as const),
  ] as const) {
    mkdirSync(path.join(directory, 'dist', path.dirname(name)), { recursive: true });
    writeFileSync(path.join(directory, 'dist', name), text);
  }
  return directory;
}
