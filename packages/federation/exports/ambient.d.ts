/** What the build gives to modules: compiled words, pictures by their address, the base stylesheet. */
declare module '@latchkey/ui/base.css' {}
declare module '@latchkey/ui/area-map.css' {}
declare module '@latchkey/ui/qr.css' {}
declare module '@latchkey/ui/advertised-offer.css' {}
declare module '@latchkey/ui/chip.css' {}
declare module '@latchkey/ui/facility-mark.css' {}
declare module '@latchkey/ui/hung-tag.css' {}
declare module '@latchkey/ui/key-tag.css' {}
declare module '@latchkey/ui/price.css' {}
declare module '@latchkey/ui/bill.css' {}
declare module '@latchkey/ui/section.css' {}
declare module '@latchkey/ui/stars.css' {}
declare module 'leaflet/dist/leaflet.css' {}
/** Whether this build renders on the server: what only search engines read need not reach browsers. */
declare const __ON_SERVER__: boolean;

/** A compiled catalog: `locales/<language>.mjs`. */
declare module '*.mjs' {
  export const messages: import('@lingui/core').Messages;
}
/** A module as the text of an inline script, minified. */
declare module '*?script' {
  const text: string;
  export default text;
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

/** The router's own loading of pages (`load-client.js` of `@tanstack/router-core`), under a name that the shell's build gives it. */
declare module 'router-loading' {
  type Router = import('../src/navigation/navigation-on-demand.ts').NavigatingRouter;

  export const loadRouteChunk: (route: object, component?: string) => Promise<void> | undefined;
  export const replaceRouteChunk: (route: object, lazy?: () => Promise<unknown>) => void;
  export const loadClientRoute: (router: Router, options?: object) => Promise<void>;
  export const preloadClientRoute: (router: Router, options: object) => Promise<unknown>;
  export const refreshClientRoute: (router: Router) => Promise<void>;
}
/** `router-loading` in a file of its own that is fetched later. */
declare module 'router-loading?later' {
  export * from 'router-loading';
}
