import type { ReturnedForm, ScreenRequest } from '@latchkey/site/screen';
import { hereOf } from './here-of.ts';

/** The page of this document that a form was posted to and that is shown again; never set on the server. */
let kept: { readonly here: string; readonly returned: ReturnedForm } | null = null;

/** How often a page was shown again without a new document. */
let times = 0;

/** Keeps what a page that is shown again was told, for as long as its document is open. */
export function keepReturned(here: string, returned: ReturnedForm | null): void {
  if (returned !== null) kept = { here, returned };
}

/** Has the next load of a page show it again with a form that was refused: drawn anew, as by a new document. */
export function showReturned(here: string, returned: ReturnedForm): void {
  kept = { here, returned };
  times += 1;
}

/** How often a page was shown again by now. */
export const timesReturned = (): number => times;

/**
 * The request with the form that was refused, also where the page loads itself anew: news of the hotel must leave the
 * typed words, the reason, and the key that keeps a second press from acting again.
 */
export const stillReturned = (request: ScreenRequest): ScreenRequest =>
  request.returned === undefined && request.search['post'] !== undefined && kept?.here === hereOf(request)
    ? { ...request, returned: kept.returned }
    : request;
