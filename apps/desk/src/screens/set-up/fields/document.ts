/** A document of the hotel as it is read: nothing of its form is known. */
export type Documents = Readonly<Record<string, unknown>>;

type Keyed = Readonly<Record<string, unknown>>;

const isKeyed = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a place of a document, with dots; entries of lists by their id, or by their number. */
export function valueAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, part) => {
    if (Array.isArray(at))
      return (
        at.find((one) => isKeyed(one) && one['id'] === part) ?? (/^\d+$/.test(part) ? at[Number(part)] : undefined)
      );
    return isKeyed(at) && Object.hasOwn(at, part) ? at[part] : undefined;
  }, document);
}

/** The entries of a list that have an id. */
export function listAt(document: unknown, path: string): readonly (Keyed & { readonly id: string })[] {
  const list = valueAt(document, path);
  return Array.isArray(list)
    ? list.filter((one): one is Keyed & { readonly id: string } => isKeyed(one) && typeof one['id'] === 'string')
    : [];
}

/** Any list; empty where there is none. */
export function entriesAt(document: unknown, path: string): readonly unknown[] {
  const list = valueAt(document, path);
  return Array.isArray(list) ? list : [];
}

export const keysAt = (document: unknown, path: string): readonly string[] => {
  const value = valueAt(document, path);
  return isKeyed(value) ? Object.keys(value) : [];
};

export const textAt = (document: unknown, path: string): string => {
  const value = valueAt(document, path);
  return typeof value === 'string' ? value : '';
};
