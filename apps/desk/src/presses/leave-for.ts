import { deskUrl } from '@latchkey/site/urls';
import { forgetTyped } from './kept-typed.ts';

/** Goes where a form led. The same address is loaded anew, too: its page has changed. */
export function leaveFor(to: string): void {
  const target = new URL(to, location.href);
  const isHere = target.pathname + target.search === location.pathname + location.search;
  // Whoever signs out leaves nothing behind.
  if (target.pathname === deskUrl('signIn') && !target.searchParams.has('to') && !target.searchParams.has('sent'))
    forgetTyped();
  location.assign(target);
  if (isHere && target.hash !== '') location.reload();
}
