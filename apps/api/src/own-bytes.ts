/** Bytes in memory of their own. What Node makes of small texts and zlib's answers are views of blocks many times their size, which live as long as any of them. */
export function ownBytes(of: string | Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafeSlow(typeof of === 'string' ? Buffer.byteLength(of) : of.length);
  if (typeof of === 'string') bytes.write(of);
  else bytes.set(of);
  return bytes;
}
