import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';
import type { BuildRecord, ServerRecord } from './build-record.types.ts';
import { operationsCalled, operationTable } from './operations-in.ts';
import { isSingleton } from './singletons.ts';
import type { WordGroups } from './word-groups.types.ts';

/** What the build writes for its own tools, and the maps of its files, which a release keeps apart. */
const unreleased = /^mf-(?:manifest|stats)\.json$|\.map$/;

type Parts = Record<string, { scripts: string[]; styles: string[] }>;

type About = Pick<BuildRecord, 'app' | 'version' | 'kind' | 'singletons' | 'apiRange' | 'pages' | 'experiments'>;

/** Writes `build-record.json` beside the built files. */
export class BuildRecordPlugin implements RspackPluginInstance {
  readonly #about: About;
  readonly #wordGroups: WordGroups;

  constructor(about: About, wordGroups: WordGroups = {}) {
    this.#about = about;
    this.#wordGroups = wordGroups;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BuildRecordPlugin', (compilation) => {
      const stats = compilation.getStats().toJson({ all: false, entrypoints: true, chunkGroups: true, assets: true });
      // While serving, a rebuild lists updates too, some without a name.
      const files = (stats.assets ?? [])
        .map((asset) => asset.name)
        .filter((name) => name && !name.includes('.hot-update.'));
      const record: BuildRecord = {
        ...this.#about,
        files: files.filter((file) => !unreleased.test(file)).toSorted(),
        parts: partsOf(stats.entrypoints ?? {}, compilation.assets),
        remoteEntry: files.find((file) => file.startsWith('remoteEntry.')) ?? null,
        ...wordsOf(stats.namedChunkGroups ?? {}, this.#wordGroups),
        fonts: files.filter((file) => file.endsWith('.woff2')),
      };
      // To the disk, also where a dev server keeps the files themselves in memory.
      mkdirSync(compiler.outputPath, { recursive: true });
      writeFileSync(path.join(compiler.outputPath, 'build-record.json'), JSON.stringify(record, null, 1));
    });
  }
}

type Groups = Record<string, { assets?: { name: string }[] }>;

function partsOf(entrypoints: Groups, assets: Record<string, { source(): string | Buffer }>): Parts {
  const parts: Parts = {};
  for (const [name, group] of Object.entries(entrypoints))
    parts[name] = split((group.assets ?? []).map((asset) => asset.name));
  const manifest = assets['mf-manifest.json'];
  if (!manifest) return parts;
  const { exposes } = JSON.parse(manifest.source().toString()) as {
    exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
  };
  for (const expose of exposes) parts[expose.path] = { scripts: expose.assets.js.sync, styles: expose.assets.css.sync };
  return parts;
}

const split = (files: readonly string[]) => ({
  scripts: files.filter((file) => file.endsWith('.js')),
  styles: files.filter((file) => file.endsWith('.css')),
});

/**
 * Catalogs are imported as chunks named `words-<language>` (a remote's own and the component library's) and
 * `screen-<screen or group of screens>-<language>-mjs` (a screen's own).
 */
function wordsOf(groups: Groups, wordGroups: WordGroups): Pick<BuildRecord, 'words' | 'screenWords'> {
  const words: Record<string, string[]> = {};
  const screenWords: Record<string, Record<string, string[]>> = {};
  for (const [name, group] of Object.entries(groups)) {
    const { scripts } = split((group.assets ?? []).map((asset) => asset.name));
    const [, language] = /(?:^|-)words-(\w+)$/.exec(name) ?? [];
    if (language) (words[language] ??= []).push(...scripts);
    const [, screen, spoken] = /^screen-(.+)-(\w+)-mjs$/.exec(name) ?? [];
    if (screen && spoken) for (const one of wordGroups[screen] ?? [screen]) (screenWords[one] ??= {})[spoken] = scripts;
  }
  return Object.keys(screenWords).length > 0 ? { words, screenWords } : { words };
}

/** Writes `server-record.json` beside the server bundle. */
export class ServerRecordPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ServerRecordPlugin', (compilation) => {
      const bundle = Object.keys(compilation.assets).find((file) => /^server\..*cjs$/.test(file));
      if (bundle === undefined) return;
      const code = String(compilation.assets[bundle]?.source() ?? '');
      const uses = usesOf(compilation);
      const record: ServerRecord = {
        bundle,
        uses,
        asks: operationsCalled(code),
        operations: operationTable(code),
      };
      mkdirSync(compiler.outputPath, { recursive: true });
      writeFileSync(path.join(compiler.outputPath, 'server-record.json'), JSON.stringify(record));
    });
  }
}

/**
 * What a bundle takes of the modules that its shell provides, as the bundler has followed it. The server's bundle holds all
 * of a remote's code, so that what its browser files take is in it too.
 */
function usesOf(compilation: Compilation): Record<string, string[]> {
  const { modules = [] } = compilation.getStats().toJson({
    all: false,
    modules: true,
    cachedModules: true,
    nestedModules: true,
    orphanModules: true,
    runtimeModules: true,
    usedExports: true,
    modulesSpace: 100_000,
  });
  const uses = modules.flatMap(({ name = '', usedExports }): [string, string[]][] => {
    const singleton = /^external "([^"]+)"$/.exec(name)?.[1];
    if (singleton === undefined || !isSingleton(singleton)) return [];
    return [[singleton, Array.isArray(usedExports) ? usedExports.toSorted() : ['*']]];
  });
  return Object.fromEntries(uses.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
