import { satisfies } from 'semver';
import type { Release } from '../release/release.types.ts';

/** What an engine says of itself in `/api/openapi.json`. */
interface Described {
  readonly info?: { readonly version?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What may call the engine when a release is live. */
export interface AskedBeside {
  /** The shell through which everything is called; null where none is live. */
  readonly shell: Release | null;
  /** The remotes that guests may get beside it. */
  readonly remotes: readonly Release[];
}

/**
 * Why an engine cannot answer what a release asks; empty when it can. The contract's version must be in the range that the
 * release states, and each operation that its code calls must be there, by method and path: for a shell, whose table leads
 * the calls, those of the remotes beside it too. Older releases that state neither are let through.
 */
export async function asks(
  release: Pick<Release, 'apiRange' | 'asks' | 'kind' | 'operations'>,
  api: string,
  { shell, remotes }: AskedBeside = { shell: null, remotes: [] },
): Promise<string[]> {
  const { apiRange } = release;
  const callers = [release, ...(release.kind === 'shell' ? remotes : [])];
  const called = callers.flatMap((one) => one.asks ?? []);
  if (!apiRange && called.length === 0) return [];
  const described = await describedAt(api);
  const version = described?.info?.version ?? null;
  if (apiRange && (version === null || !satisfies(version, apiRange)))
    return [`it asks an engine of contract ${apiRange}, ${api} has ${version ?? 'none'}: release the engine first`];
  if (shell?.operations === undefined || described?.paths === undefined) return [];
  // A remote that calls what no guest does brings its own part of the table.
  const operations = Object.assign({}, shell.operations, ...callers.map((one) => one.operations)) as Readonly<
    Record<string, string>
  >;
  const answered = answeredBy(described.paths);
  return [...new Set(called)].flatMap((name) => {
    const operation = operations[name];
    if (operation === undefined) return [];
    return answered.has(shapeOf(operation))
      ? []
      : [`it calls ${name} (${operation}), which the engine at ${api} does not answer: release the engine first`];
  });
}

const answeredBy = (paths: NonNullable<Described['paths']>): ReadonlySet<string> =>
  new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => shapeOf(`${method.toUpperCase()} ${path}`)),
    ),
  );

/** A parameter's name says nothing: `/api/hotels/:hotelId` and `/api/hotels/{id}` are one path. */
const shapeOf = (operation: string): string => operation.replaceAll(/:[A-Za-z]\w*|\{\w+\}/g, '{}');

async function describedAt(api: string): Promise<Described | null> {
  const reply = await fetch(`${api}/api/openapi.json`, { signal: AbortSignal.timeout(5000) });
  return reply.ok ? ((await reply.json()) as Described) : null;
}
