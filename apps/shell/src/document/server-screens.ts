import type { LoadedScreen, ScreenSource } from '@latchkey/site';
import type { ActionModule, Screen, ScreenModule, WordsModule } from '@latchkey/site/screen';
import type { Locale, Owner } from '@latchkey/site/urls';
import type { Messages } from '@lingui/core';
import type { LoadWatch } from './load-watch.ts';
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
 * posted to the page, the screen's action answers it first. A `load` that does not end in time by its own doing (`loads`) is
 * a defect too.
 */
export function serverScreens(
  remotes: ServerRemotes,
  locale: Locale,
  shown: ShownScreen,
  failed: (error: unknown) => void,
  loads: LoadWatch,
  posted: PostedPage | null = null,
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
        screen: watched(shownScreen, failed, loads),
        i18n: wordsIn(locale, (await words.loadWords(locale, screen)) as Messages),
      };
    },
  };
}

const watched = (screen: Screen<unknown>, failed: (error: unknown) => void, loads: LoadWatch): Screen<unknown> => ({
  ...screen,
  async load(request) {
    const { signal } = request;
    const load = loads.begins();
    let isOver = false;
    const givenUp = async (): Promise<void> => {
      const isLate = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
      if (isLate && (await load.isToBlame(() => isOver))) failed(new Error('its load did not end in time'));
    };
    const giveUp = (): void => void givenUp();
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await screen.load(request);
    } catch (error) {
      if (!signal.aborted) failed(error);
      throw error;
    } finally {
      isOver = true;
      signal.removeEventListener('abort', giveUp);
    }
  },
});
