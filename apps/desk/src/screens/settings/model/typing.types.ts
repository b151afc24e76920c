/** What is wrong or looks wrong in what is being typed, by the names of the controls that it is said beside. */
export type TypingWarnings = Readonly<
  Record<string, { readonly kind: string; readonly path: string; readonly message: string }>
>;
