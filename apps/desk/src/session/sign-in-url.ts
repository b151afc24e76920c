import { deskUrl } from '@latchkey/site/urls';

/** Where to sign in, and where that leads afterwards; the person's hotels, where nothing is named. */
export const signInUrl = (to = ''): string =>
  deskUrl('signIn', {}, to === '' || to === deskUrl('hotels') ? {} : { to });
