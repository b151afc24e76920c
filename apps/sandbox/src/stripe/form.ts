/** A request's parameters as this provider's clients send them, `metadata[hotel_id]=1760`, `expand[]=latest_charge`, as a tree. */
export type Parameters = { readonly [name: string]: Parameter };
type Parameter = string | readonly Parameter[] | Parameters;
type Branch = Map<string, Branch | string>;

const mostLevels = 6;

export function readForm(text: string): Parameters {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value);
  return treeOf(root) as Parameters;
}

const pathOf = (name: string): string[] =>
  name
    .split('[')
    .slice(0, mostLevels)
    .map((part, at) => (at === 0 ? part : part.replace(/\]$/, '')));

function place(branch: Branch, [name = '', ...rest]: readonly string[], value: string): void {
  // An empty name (`expand[]`) is the next of a list.
  const own = name === '' ? String(branch.size) : name;
  if (rest.length === 0) {
    branch.set(own, value);
    return;
  }
  const known = branch.get(own);
  const next: Branch = known instanceof Map ? known : new Map();
  branch.set(own, next);
  place(next, rest, value);
}

function treeOf(branch: Branch): Parameter {
  const entries = [...branch].map(
    ([name, value]) => [name, typeof value === 'string' ? value : treeOf(value)] as const,
  );
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
