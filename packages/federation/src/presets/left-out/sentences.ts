// Takes the place of the federation runtime's sentences for its error codes: `messages.ts` says the code alone.

/** No code has a sentence. */
export const runtimeDescMap = {};
export const [typeDescMap, buildDescMap, errorDescMap] = [runtimeDescMap, runtimeDescMap, runtimeDescMap];
