/** Native CSS modules: the local name of each class, mapped to the one in the built stylesheet. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module 'leaflet/dist/leaflet.css' {}

/** What `lingui compile` writes beside the catalogs. */
declare module '*.mjs' {
  export const messages: import('@lingui/core').Messages;
}
