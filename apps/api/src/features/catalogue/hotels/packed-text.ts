import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { ownBytes } from '../../../own-bytes.ts';

/** A text as it is kept: a quarter of its size. */
export const packed = (text: string): Buffer => ownBytes(deflateRawSync(text));

/** Reads packed texts as objects, and keeps those last read: so many bytes, where an object takes `spread` times its text. */
export function createReader<T extends object>(
  bytes: number,
  spread: number,
  read: (text: string) => T,
): (packedText: Buffer) => T {
  const kept = new LRUCache<Buffer, T>({ maxSize: bytes });
  return (packedText) => {
    const known = kept.get(packedText);
    if (known !== undefined) return known;
    const text = inflateRawSync(packedText).toString();
    const fresh = read(text);
    kept.set(packedText, fresh, { size: text.length * spread });
    return fresh;
  };
}
