import { msg } from '@lingui/core/macro';

/** Why a code that exists does not count: choosing a stay and booking it say it alike. */
export const codeNotForStay = msg`This code is not for this stay: it may have ended, or be for other dates, rooms or sums.`;
