/** Files that have a twin in brotli. Fonts and pictures are compressed in themselves. */
export const isCompressible = (name: string): boolean => /\.(?:js|css|svg|json)$/.test(name);
