/** The icons in use, by Lucide's own names. A bundle contains only those it imports. */
export * from '../src/icon/icons.ts';
