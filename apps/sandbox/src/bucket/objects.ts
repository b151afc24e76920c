import { createHash } from 'node:crypto';

/** An object of a bucket. */
export interface StoredObject {
  readonly content: Buffer;
  /** MD5 of the content in quotes, as S3 gives it for an object written in one piece. */
  readonly etag: string;
  readonly lastModified: Date;
}

/** Objects by bucket and key. */
export type Buckets = Map<string, Map<string, StoredObject>>;

export const objectOf = (content: Buffer): StoredObject => ({
  content,
  etag: `"${createHash('md5').update(content).digest('hex')}"`,
  lastModified: new Date(),
});

/** The conditions that a request puts on what it reads or writes. */
export interface Conditions {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** Which answer a write gets whose condition does not hold: 412, or 404 for `If-Match` where there is no object. */
export function refusedWrite(found: StoredObject | undefined, { ifMatch, ifNoneMatch }: Conditions): 404 | 412 | null {
  if (ifNoneMatch === '*' && found !== undefined) return 412;
  if (ifMatch === undefined) return null;
  if (found === undefined) return 404;
  return ifMatch === found.etag ? null : 412;
}

/** Keys in the order of S3 from `after` on, and whether more follow. */
export function pageOfKeys(
  objects: ReadonlyMap<string, StoredObject>,
  { prefix, after, most }: { readonly prefix: string; readonly after: string; readonly most: number },
): { readonly keys: readonly string[]; readonly isTruncated: boolean } {
  const wanted = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  return { keys: wanted.slice(0, most), isTruncated: wanted.length > most };
}
