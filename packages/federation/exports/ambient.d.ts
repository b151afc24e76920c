/** What the build gives to modules: compiled words, pictures by their address, the base stylesheet. */
declare module '@latchkey/ui/base.css' {}
declare module '@latchkey/ui/plan.css' {}
declare module '@latchkey/ui/qr.css' {}
declare module '@latchkey/ui/advertised-offer.css' {}
declare module '@latchkey/ui/chip.css' {}
declare module '@latchkey/ui/section.css' {}
declare module '@latchkey/ui/stars.css' {}
declare module 'leaflet/dist/leaflet.css' {}
/** Whether this build renders on the server: what only search engines read need not reach browsers. */
declare const __ON_SERVER__: boolean;

/** A compiled catalog: `locales/<language>.mjs`. */
declare module '*.mjs' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
