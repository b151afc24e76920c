/** React drew a part anew because it was not what the server had sent. */
const isMismatch = (error: unknown): boolean =>
  error instanceof Error && /React error #418\b|^Hydration failed/.test(error.message);

/** What browsers' translators leave in a page: elements around texts, or marks on elements. We write neither. */
const traces = 'font, [_msttexthash]';

/**
 * Whether a failure is that of a translator which wrote into a part before it came alive: the part is drawn anew and works.
 * No release is at fault (apps/shell/decisions/0001-strangers-in-the-page.md).
 */
export const isOfTranslator = (error: unknown): boolean => isMismatch(error) && document.querySelector(traces) !== null;
