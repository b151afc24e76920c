/** Numbers of the file system inside WebAssembly (WASI), as the embedded database throws them without a word. */
const wasiWords: Readonly<Record<number, string>> = {
  2: 'permission denied',
  44: 'no such file or directory',
  48: 'out of memory',
  51: 'no space left on device',
  63: 'operation not permitted',
  69: 'read-only file system',
};

/** What a thrown thing says of itself; of its other fields anything may hang on it, so they stay out. */
const telling = ['name', 'code', 'errno', 'status', 'reason'] as const;

/**
 * Says in words what was thrown, also where it is no `Error`: its message, and what names it. Libraries throw plain
 * objects, numbers and instances of classes that inherit nothing.
 */
export function thrownInWords(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const fields = thrown as Readonly<Record<string, unknown>>;
  const { message, errno, error } = fields;
  if (typeof message === 'string' && message !== '') return message;
  const nested = error === undefined || error === thrown ? [] : [thrownInWords(error)];
  const words = typeof errno === 'number' ? wasiWords[errno] : undefined;
  const told = telling.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number' ? [`${name} ${value}`] : [];
  });
  const kind = (thrown as { readonly constructor?: { readonly name?: string } }).constructor?.name ?? 'an object';
  return [words, ...told, ...nested].filter((part) => part !== undefined).join(', ') || `${kind} without a message`;
}
