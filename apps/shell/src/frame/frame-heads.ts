import type { FrameHeads } from '@latchkey/site';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { routeTitles } from './route-titles.ts';

/** Titles of the pages that no remote writes. */
export function frameHeads(i18n: I18n): FrameHeads {
  const titles = routeTitles(i18n);
  return {
    notBuilt: (route) => ({ title: titles[route] }),
    notFound: () => ({ title: titles.pageNotFound }),
    broken: () => ({ title: i18n._(msg`Please try again later!`) }),
  };
}
