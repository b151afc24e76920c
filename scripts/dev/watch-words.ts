import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.ts';

/** An editor writes a file in several steps: catalogs are compiled this many milliseconds after the last. */
const settleMs = 150;

/** Compiles the catalogs of an app or package when one of its .po files is edited; the bundlers see the result. */
export function watchWords(folders: readonly string[]): () => void {
  const watchers = folders.flatMap((folder) => {
    const locales = path.join(root, folder, 'locales');
    if (!existsSync(locales)) return [];
    let timer: NodeJS.Timeout | undefined;
    return watch(locales, { recursive: true }, (_, file) => {
      if (!file?.endsWith('.po')) return;
      clearTimeout(timer);
      timer = setTimeout(() => compile(folder), settleMs);
    });
  });
  return () => watchers.forEach((watcher) => watcher.close());
}

function compile(folder: string): void {
  const child = spawn('pnpm', ['run', 'words'], {
    cwd: path.join(root, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.on('exit', (code) =>
    console.log(code === 0 ? `▸ Words of ${folder}` : `✗ Words of ${folder} were not compiled`),
  );
}
