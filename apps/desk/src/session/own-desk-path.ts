import { ownPath } from '@latchkey/security/own-path';
import { deskUrl } from '@latchkey/site/urls';

/** Where to go after signing in: a page of the desk that an address named, else the person's hotels; never another site. */
export function ownDeskPath(named: string | undefined): string {
  const own = named === undefined ? null : ownPath(named);
  return own === null || own.startsWith(deskUrl('signIn')) ? deskUrl('hotels') : own;
}
