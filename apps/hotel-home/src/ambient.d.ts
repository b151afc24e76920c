/// <reference types="@latchkey/federation/ambient" />

declare module '*/later/en.mjs' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*/later/de.mjs' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*/later/ar.mjs' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*/later/hi.mjs' {
  export const messages: import('@lingui/core').Messages;
}
