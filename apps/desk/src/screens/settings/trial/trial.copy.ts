import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TrialProblem } from './trial.types.ts';

export const trialProblemWords: Readonly<Record<TrialProblem, MessageDescriptor>> = {
  hotel_held: msg`Your provider has taken this property’s pages offline. Please contact your provider.`,
  no_test_money: msg`A test booking is not possible: one of the rate plans is paid online only, and your provider has not set up test payments.`,
};
