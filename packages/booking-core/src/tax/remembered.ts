/**
 * Makes a value for each key once, and forgets them all when there are `most`: keys of what guests ask for are without
 * end, and would otherwise fill the memory.
 */
export function remembered<Value extends object | null>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}
