import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { singletons } from './singletons.ts';

/** Installed version of each singleton, written in by the shell's build. */
declare const __SINGLETON_VERSIONS__: Readonly<Record<string, string>>;

/**
 * Starts the federation host: offers the singletons to remotes, whatever version they were built with (the release gate
 * has compared the ranges), and lends them the federation runtime, which their entries do not contain.
 *
 * The runtime's own interface is used here, not the build plugin: the plugin adds 4 KB to the shell for sharing modules
 * that the shell has anyway.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
init({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(singletons).map(([name, module]) => {
      const version = __SINGLETON_VERSIONS__[name];
      if (version === undefined) throw new Error(`${name} is not in the shell's build`);
      const shareConfig = { singleton: true, eager: true, requiredVersion: `^${version}` };
      return [name, { version, scope: 'default', lib: () => module, shareConfig }];
    }),
  ),
});
