/** What the source says of each component; made by the build (`pages/component-pages.ts`). */
declare module 'component-pages' {
  export const pages: readonly import('./pages/component-page.types.ts').ComponentPage[];
}
/** Stylesheets that a page takes for their effect alone. */
declare module '@latchkey/ui/*.css' {}
