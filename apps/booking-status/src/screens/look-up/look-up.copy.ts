import type { LookUpAct } from '@latchkey/site/urls';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a booking that was found is looked up for, as the link to it. */
export const actWords: Readonly<Record<Exclude<LookUpAct, 'status'>, MessageDescriptor>> = {
  cancel: msg`Cancel it`,
  modify: msg`Change it`,
  pay: msg`Pay what is due`,
  arrival: msg`Ask to arrive early or late`,
  departure: msg`Ask to leave late`,
  voucher: msg`Open the voucher`,
  feedback: msg`Say how it was`,
};
