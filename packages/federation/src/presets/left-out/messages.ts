// Takes the place of the federation runtime's messages: sentences, links to its documentation and stack traces. An error
// keeps its code, what it is about and its cause.

const category = '[ Federation Runtime ]';

/** Throws; `code` is the runtime's code or sentence, or the error itself. */
export function error(code: unknown, _sentences?: unknown, about: object = {}, cause: unknown = ''): never {
  if (code instanceof Error) throw code;
  throw new Error(`${category}: ${String(code)} ${JSON.stringify(about)} ${String(cause)}`);
}

/** Throws unless the condition holds. */
export function assert(condition: unknown, code: unknown, sentences?: unknown, about?: object): void {
  if (!condition) error(code, sentences, about);
}

/** Says in the console what goes on all the same. */
export const warn = (message: unknown): void => console.warn(category, message);

/** The runtime's own door to the console. */
export const logger = { warn, error: (message: unknown): void => console.error(category, message) };
