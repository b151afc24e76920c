import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { hereOf } from './here-of.ts';

/** Leads somebody who is not signed in to where that is done, and back afterwards to the page that was asked for. */
export function leadToSignIn(request: Pick<ScreenRequest, 'path' | 'search' | 'locale'>): ScreenOutcome<never> {
  const here = hereOf(request);
  const address = deskUrl('signIn', {}, here === deskUrl('hotels') ? {} : { to: here });
  return { kind: 'redirect', to: inLanguage(address, request.locale), status: 303 };
}
