import type { FrameHeads } from '@latchkey/site';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Titles of the pages that no remote writes. */
export const frameHeads = (i18n: I18n): FrameHeads => ({
  notFound: () => ({ title: i18n._(msg`Page Not Found`), leadsOn: true }),
  closed: () => ({ title: i18n._(msg`The hotel takes no bookings now.`) }),
  broken: () => ({ title: i18n._(msg`Please try again later!`) }),
});
