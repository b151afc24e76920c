/** Stylesheets that a page takes for their effect alone. */
declare module '@latchkey/ui/*.css' {}
