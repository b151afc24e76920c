/** Where a value holds text that PostgreSQL cannot keep (a zero character, half a surrogate pair); null where nowhere. */
export function unstorableIn(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    const found = unstorableIn(key, at) ?? unstorableIn(part, at);
    if (found !== null) return found;
  }
  return null;
}
