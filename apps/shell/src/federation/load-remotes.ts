import type { LoadedScreen, ScreenSource } from '@latchkey/site';
import type { ScreenModule, WordsModule } from '@latchkey/site/screen';
import type { Locale, Owner } from '@latchkey/site/urls';
import type { I18n, Messages } from '@lingui/core';
import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime';
import { wordsIn } from '../words/load-words.ts';
import type { Registry } from './registry.types.ts';

/** Screens from the remotes of the page's composition. A remote that fails rejects here and costs its own screen. */
export function remoteScreens(registry: Registry, locale: Locale): ScreenSource {
  registerPlugins([onlyWhatWasReleased(registry)]);
  registerRemotes(registry.remotes.map(({ name, entry }) => ({ name, entry, type: 'global' })));
  const words = new Map<string, Promise<I18n>>();
  const wordsOf = (name: string, screen: string): Promise<I18n> => {
    const loading = words.get(name + screen) ?? loadWords(name, locale, screen);
    words.set(name + screen, loading);
    loading.catch(() => words.delete(name + screen));
    return loading;
  };
  let failure: { readonly owner: Owner; readonly cause: unknown } | null = null;
  return {
    async load(owner, screen): Promise<LoadedScreen> {
      // The router retries a failed load immediately; answer it from memory, or the guest waits for two time-outs.
      if (failure?.owner === owner) throw failure.cause;
      const remote = registry.remotes.find((candidate) => candidate.owner === owner);
      if (!remote) throw new Error(`${owner} is not part of this page's composition`);
      const [module, i18n] = await Promise.all([
        expose<ScreenModule>(`${remote.name}/screens/${screen}`),
        wordsOf(remote.name, screen),
      ]).catch((cause: unknown) => {
        failure = { owner, cause };
        setTimeout(() => (failure = null));
        throw cause;
      });
      return { screen: module.screen, i18n };
    },
  };
}

async function loadWords(name: string, locale: Locale, screen: string): Promise<I18n> {
  const words = await expose<WordsModule>(`${name}/i18n`);
  return wordsIn(locale, (await words.loadWords(locale, screen)) as Messages);
}

/** As long as a chunk may take (`chunkLoadTimeout` of the builds), in milliseconds; the runtime's own is 20 s. */
const entryTimeout = 120_000;

async function expose<T>(id: string): Promise<T> {
  const module = await loadRemote<T>(id).catch(asChunkLoadError);
  if (!module) throw new Error(`${id} is not part of this page's composition`);
  return module;
}

/** A remote's entry that did not come in time, or at all, is the same failure as a chunk of it. */
function asChunkLoadError(cause: unknown): never {
  const isEntry = cause instanceof Error && cause.message.includes('ScriptNetworkError');
  throw isEntry ? Object.assign(new Error(cause.message, { cause }), { name: 'ChunkLoadError' }) : cause;
}

/** Entries are loaded with the integrity of their release, and nothing else is loaded at all. */
function onlyWhatWasReleased(registry: Registry): ModuleFederationRuntimePlugin {
  const integrity = new Map(
    registry.remotes.map((remote) => [new URL(remote.entry, location.href).href, remote.integrity]),
  );
  return {
    name: 'released',
    createScript({ url }) {
      const expected = integrity.get(new URL(url, location.href).href);
      if (expected === undefined) throw new Error(`${url} is not part of this page's composition`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (expected) script.integrity = expected;
      return { script, timeout: entryTimeout };
    },
  };
}
