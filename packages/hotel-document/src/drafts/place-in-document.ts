type Keyed = Record<string, unknown>;

/** Whether it is a value with named parts, as JSON has them. */
export const isKeyed = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A place in a document of a hotel, with dots: entries of lists go by their `id` where they have one, and by their number
 * where they have none (`rooms.garden-twin.total`, `faqs.2.answer`).
 */
export type DocumentPath = string;

/** The number of a list's entry that a part of a path names; -1 where it names none. */
function entryAt(list: readonly unknown[], part: string): number {
  const byId = list.findIndex((entry) => isKeyed(entry) && entry['id'] === part);
  if (byId >= 0) return byId;
  const at = /^\d{1,6}$/.test(part) ? Number(part) : -1;
  const entry = list[at];
  // What has an id goes by it alone: its number would be another's after a change of order.
  return at >= list.length || (isKeyed(entry) && typeof entry['id'] === 'string') ? -1 : at;
}

function partOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return value[entryAt(value, part)];
  return isKeyed(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

/** What stands at a place; undefined where nothing does. */
export const valueAtPlace = (root: unknown, path: DocumentPath): unknown =>
  path.split('.').reduce<unknown>(partOf, root);

/**
 * Writes a value to a place of a document, or takes out what stands there where it is undefined. False where there is no
 * such place: then nothing is done. Objects on the way that are absent are made. An entry of a list is made only as the
 * last part of the path: one with its own id, or the next of a list without ids.
 */
export function writeToPlace(root: unknown, path: DocumentPath, value: unknown): boolean {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let parent = root;
  for (const part of parts) {
    if (isKeyed(parent) && !Object.hasOwn(parent, part)) {
      if (value === undefined) return true;
      parent[part] = {};
    }
    parent = partOf(parent, part);
  }
  if (Array.isArray(parent)) return writeEntry(parent, last, value);
  if (!isKeyed(parent)) return false;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Object.defineProperty(parent, last, { value, configurable: true, enumerable: true, writable: true });
  return true;
}

function writeEntry(list: unknown[], part: string, value: unknown): boolean {
  const at = entryAt(list, part);
  if (value === undefined) {
    if (at >= 0) list.splice(at, 1);
    return true;
  }
  const isItself = isKeyed(value) && value['id'] === part;
  if (at >= 0) {
    const former = list[at];
    if (isKeyed(former) && typeof former['id'] === 'string' && !isItself) return false;
    list[at] = value;
    return true;
  }
  const isNext = part === String(list.length) && !(isKeyed(value) && 'id' in value);
  if (!isItself && !isNext) return false;
  list.push(value);
  return true;
}
