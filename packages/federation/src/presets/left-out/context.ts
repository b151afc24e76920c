// Takes the place of what the federation runtime tells developers of its host beside an error: `messages.ts` does not say it.

/** Nothing to tell. */
export const optionsToMFContext = (): undefined => undefined;
