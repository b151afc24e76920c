import type { ScreenRequest } from '@latchkey/site/screen';
import { setupI18n } from '@lingui/core';
import { now } from './hotel/now.ts';
import { hotelApi } from './hotel/replies.ts';
import { site } from './hotel/site.ts';

/** What a loader is asked on the hotel's own host, in English; single parts can be others. */
export const screenRequest = (others: Partial<ScreenRequest> = {}): ScreenRequest => ({
  site,
  locale: 'en',
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  api: hotelApi(),
  now,
  imageQuality: 100,
  origin: 'http://sandalwood.localhost',
  path: '/',
  params: {},
  search: {},
  signal: new AbortController().signal,
  ...others,
});
