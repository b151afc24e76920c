import type { HttpMethod } from '@latchkey/api-contract/paths';
/** Method and path of an operation; path parameters are written `:name`. */
export interface OperationPath {
  readonly method: HttpMethod;
  readonly path: string;
}

/** An operation's input sorted into the places HTTP has for it. */
export interface HttpRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

interface AnyInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Fills `:name` places of the path, drops absent query values and leaves the body as it is. */
export function requestOf(target: OperationPath, input: AnyInput): HttpRequest {
  const path = target.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(name, `${value}`);
  return { path, query, headers: input.headers ?? {}, ...(input.body === undefined ? {} : { body: input.body }) };
}
