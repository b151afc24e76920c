import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FolioProblem } from './folio-problems.ts';

/** Why nothing was done with the account, and what to do. */
export const folioProblemWords: Readonly<Record<FolioProblem, MessageDescriptor>> = {
  folio_sum_missing: msg`Write the sum as a number, such as 18,480.`,
  folio_name_missing: msg`A name is needed.`,
  folio_reason_missing: msg`Say why: the account keeps the reason.`,
  folio_line_missing: msg`Choose what it is about, and a percent above 0 where a part is moved.`,
  folio_rate_invalid: msg`Write the rate in percent, such as 5 or 12.5.`,
  folio_other_missing: msg`Write the reference of the other booking.`,
  folio_below_zero: msg`That would take more off than the account has. Nothing was changed.`,
  folio_nothing_to_move: msg`There is nothing to move from this payer. Nothing was changed.`,
  folio_no_other_stay: msg`No other confirmed stay has this reference. Nothing was changed.`,
  folio_changed: msg`Somebody has changed the booking meanwhile. Nothing was done: check the account, and press again.`,
  folio_not_possible: msg`That is not possible any more. The account stands here as it is now.`,
  folio_not_allowed: msg`Your role may not do this. Ask the owner or a manager.`,
  folio_above_bound: msg`That is above what your role may do by itself. Ask the owner or a manager.`,
  folio_prove_again: msg`You signed in too long ago for that. Sign in again, then press once more.`,
  folio_unavailable: msg`The desk cannot be reached right now. Nothing was changed: please try again in a minute.`,
};
