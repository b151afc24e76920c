/**
 * The engine's operations that code calls: `api.call('getQuote', …)` names each. Read from a bundle that is not minified,
 * so that what a package's own copy in it calls is found too.
 */
export function operationsCalled(code: string): string[] {
  const calls = code.matchAll(/\.call\(\s*(["'`])([a-z][A-Za-z\d]*)\1/g);
  return [...new Set(Array.from(calls, ([, , name = '']) => name))].toSorted();
}

/** The table of operations in a bundle: `getQuote: { method: 'GET', path: '/api/quotes/:quoteToken' }`. */
export function operationTable(code: string): Record<string, string> {
  const lines = code.matchAll(
    /([a-z][A-Za-z\d]*):\s*\{\s*method:\s*["'`]([A-Z]+)["'`],\s*path:\s*["'`](\/api\/[^"'`]*)["'`],?\s*\}/g,
  );
  const table = Array.from(lines, ([, name = '', method = '', path = '']) => [name, `${method} ${path}`] as const);
  return Object.fromEntries(table.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
