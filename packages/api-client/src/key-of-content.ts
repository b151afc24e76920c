/**
 * A key made of a request's content: the same content sent twice is one request. For forms that are posted without a
 * script, since their page would lose a random key between two presses.
 */
export async function keyOfContent(content: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
