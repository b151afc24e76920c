import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { hereOf } from './here-of.ts';
import { signInUrl } from './sign-in-url.ts';

/** Leads somebody who is not signed in to where that is done, and back afterwards to the page that was asked for. */
export function leadToSignIn(request: Pick<ScreenRequest, 'path' | 'search' | 'locale'>): ScreenOutcome<never> {
  return { kind: 'redirect', to: inLanguage(signInUrl(hereOf(request)), request.locale), status: 303 };
}
