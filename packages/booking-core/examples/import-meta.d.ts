interface ImportMeta {
  /** Vite's: the texts of the files that match. */
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Record<string, string>;
}
