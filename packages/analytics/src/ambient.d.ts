/** Native CSS modules: the local name of each class, mapped to the one in the built stylesheet. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

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

/** Defines the recorder that the library's core looks for; it has no interface of its own. */
declare module 'mixpanel-browser/src/recorder/index.js';

/** The library's core build: it leaves out the recorder and loads no scripts from elsewhere. */
declare module 'mixpanel-browser/src/loaders/loader-module-core.js' {
  const mixpanel: import('mixpanel-browser').OverridedMixpanel;
  export default mixpanel;
}
