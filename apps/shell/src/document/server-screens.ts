import type { LoadedScreen, ScreenSource } from '@latchkey/site';
import type { ActionModule, Screen, ScreenModule, WordsModule } from '@latchkey/site/screen';
import type { Locale, Owner } from '@latchkey/site/urls';
import type { Messages } from '@lingui/core';
import { wordsIn } from '../words/load-words.ts';
import type { ServerRemotes } from '@latchkey/releases/page';
import { loadAnswering, type PostedPage } from './posted-page.ts';

/** Which screen a page turned out to be, for the assets that its document names. */
export interface ShownScreen {
  owner: Owner | null;
  screen: string | null;
}

/**
 * Screens from the remotes' server bundles, with words made for this one request. An API without an answer is a
 * returned value, so what a screen's `load` throws is a defect of the screen: it is reported to `failed`. Where a form was
 * posted to the page, the screen's action answers it first. A `load` that does not end in time while no answer of the engine
 * is awaited (`isWaiting`) is a defect too.
 */
export function serverScreens(
  remotes: ServerRemotes,
  locale: Locale,
  shown: ShownScreen,
  failed: (error: unknown) => void,
  posted: PostedPage | null = null,
  isWaiting: () => boolean = () => false,
): ScreenSource {
  return {
    async load(owner, screen): Promise<LoadedScreen> {
      const remote = remotes[owner];
      if (!remote) throw new Error(`${owner} has no server bundle in this composition`);
      const module = remote.exposes[`./screens/${screen}`] as ScreenModule | undefined;
      if (!module) throw new Error(`${owner} ${remote.release.id} has no screen ${screen}`);
      Object.assign(shown, { owner, screen });
      const answering = remote.exposes[`./actions/${screen}`] as ActionModule | undefined;
      const shownScreen = posted === null ? module.screen : loadAnswering(posted, module.screen, answering);
      const words = remote.exposes['./i18n'] as WordsModule;
      return {
        screen: watched(shownScreen, failed, isWaiting),
        i18n: wordsIn(locale, (await words.loadWords(locale)) as Messages),
      };
    },
  };
}

const watched = (
  screen: Screen<unknown>,
  failed: (error: unknown) => void,
  isWaiting: () => boolean,
): Screen<unknown> => ({
  ...screen,
  async load(request) {
    const { signal } = request;
    const givenUp = (): void => {
      const isLate = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
      if (isLate && !isWaiting()) failed(new Error('its load did not end in time'));
    };
    signal.addEventListener('abort', givenUp, { once: true });
    try {
      return await screen.load(request);
    } catch (error) {
      if (!signal.aborted) failed(error);
      throw error;
    } finally {
      signal.removeEventListener('abort', givenUp);
    }
  },
});
