import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignInProblem } from './sign-in.model.ts';

/** Why somebody could not sign in, and what to do. */
export const problemWords: Readonly<Record<SignInProblem, MessageDescriptor>> = {
  email_missing: msg`Please enter your email address`,
  email_invalid: msg`This is not a valid email address. Example: name@hotel.example.`,
  link_expired: msg`This link has been used, or its ten minutes are over. Ask for another one.`,
  code_wrong: msg`The address and the code do not match. Please check the printout: each code works once.`,
  too_many_tries: msg`Too many wrong codes. Please wait an hour, or have a link sent to you.`,
  too_many: msg`Too many links were asked for. Please wait a few minutes, then try again.`,
  unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};
