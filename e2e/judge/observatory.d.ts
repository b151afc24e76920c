declare module '@mdn/mdn-http-observatory' {
  /** Scans `host[:port]`. A test that did not pass, or costs points, says so by its result. */
  export function scan(host: string): Promise<{
    readonly scan: { readonly grade: string; readonly score: number };
    readonly tests: Readonly<Record<string, { readonly result: string; readonly scoreModifier: number }>>;
  }>;
}
