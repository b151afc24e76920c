/** Native CSS modules: the local name of each class, mapped to the one in the built stylesheet. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module '@latchkey/ui/field.css' {}

/** What `lingui compile` writes beside the catalogs. */
declare module '*/locales/en.mjs' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*/locales/de.mjs' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*/locales/ar.mjs' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*/locales/hi.mjs' {
  export const messages: import('@lingui/core').Messages;
}
