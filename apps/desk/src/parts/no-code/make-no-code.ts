/** A page may make no code of texts: unless it is told beforehand, zod tries, and the browser reports a breach of the page's policy. */
export function makeNoCode(): void {
  const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };
}
