/** More levels than any operation takes, and few enough to avoid a stack overflow. */
const deepest = 64;

/**
 * Where a value holds what is not to be stored: text that PostgreSQL cannot keep (a zero character, half a surrogate
 * pair), or more levels than anything described has; null where nowhere.
 */
export function unstorableIn(value: unknown, path: string, level = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (level >= deepest) return path;
  for (const [key, part] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    const found = unstorableIn(key, at) ?? unstorableIn(part, at, level + 1);
    if (found !== null) return found;
  }
  return null;
}
