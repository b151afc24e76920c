import type { ReturnedForm, ScreenRequest } from '@latchkey/site/screen';
import { hereOf } from '../session/here-of.ts';

/** The page of this document that a form was posted to and that is shown again; never set on the server. */
let kept: { readonly here: string; readonly returned: ReturnedForm } | null = null;

/** Keeps what a page that is shown again was told, for as long as its document is open. */
export function keepReturned(here: string, returned: ReturnedForm | null): void {
  if (returned !== null) kept = { here, returned };
}

/**
 * The request with the form that was refused, also where the page loads itself anew: news of the hotel must leave the
 * typed words, the reason, and the key that keeps a second press from acting again.
 */
export const stillReturned = (request: ScreenRequest): ScreenRequest =>
  request.returned === undefined && request.search['post'] !== undefined && kept?.here === hereOf(request)
    ? { ...request, returned: kept.returned }
    : request;
