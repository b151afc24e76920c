import type { Locale } from '@latchkey/site/urls';
import { hotelApi, type FakeApi } from '@latchkey/testing/fake-api';
import { showScreen, type RenderedScreen } from '@latchkey/testing/show-screen';
import { loadWords } from '../i18n.ts';
import { screen } from '../screens/home/home.screen.ts';
import { screen as roomView } from '../screens/room-view/room-view.screen.ts';

/** The hotel's home with its own words. */
export const showHome = (
  path: string,
  locale: Locale = 'en',
  api: FakeApi = hotelApi(),
  inB: readonly string[] = [],
): Promise<RenderedScreen> => showScreen(screen, path, { words: loadWords, locale, api, inB });

/** The page of one of its rooms. */
export const showRoom = (path: string, api: FakeApi = hotelApi()): Promise<RenderedScreen> =>
  showScreen(roomView, path, { words: loadWords, api });
