/**
 * Copies into its own buffer: small strings and zlib results are views of much larger blocks, which stay in memory with
 * them.
 */
export function ownBytes(of: string | Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafeSlow(typeof of === 'string' ? Buffer.byteLength(of) : of.length);
  if (typeof of === 'string') bytes.write(of);
  else bytes.set(of);
  return bytes;
}
