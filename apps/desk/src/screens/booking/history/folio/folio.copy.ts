import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FolioProblem } from './folio-problems.ts';

/** Why nothing was done with the account, and what to do. */
export const folioProblemWords: Readonly<Record<FolioProblem, MessageDescriptor>> = {
  folio_sum_missing: msg`Write the sum as a number, such as 18,480.`,
  folio_name_missing: msg`Please enter a name.`,
  folio_reason_missing: msg`Please give a reason. It is saved on the folio.`,
  folio_line_missing: msg`Please choose a line, or a percentage above 0 to move a part.`,
  folio_rate_invalid: msg`Write the rate in percent, such as 5 or 12.5.`,
  folio_other_missing: msg`Write the reference of the other booking.`,
  folio_below_zero: msg`This is more than the folio has left. Nothing was changed.`,
  folio_nothing_to_move: msg`There is nothing to move from this payer. Nothing was changed.`,
  folio_no_other_stay: msg`No other confirmed stay has this reference. Nothing was changed.`,
  folio_changed: msg`The booking was just changed by someone else, so nothing was done. Please check the folio and try again.`,
  folio_not_possible: msg`This is no longer possible. The folio below is up to date.`,
  folio_not_allowed: msg`Your role may not do this. Ask the owner or a manager.`,
  folio_above_bound: msg`This is above your role’s limit. Please ask the owner or a manager.`,
  folio_prove_again: msg`You signed in too long ago for that. Sign in again, then press once more.`,
  folio_unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};
