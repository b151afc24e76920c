import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What an app's CHANGELOG.md says of a version: its lines without headings and empty ones. Empty where the file is
 * missing or a link, or lacks the version, as for a build between two versions.
 */
export function changesOf(appDirectory: string, version: string): string[] {
  const file = path.join(appDirectory, 'CHANGELOG.md');
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  const from = lines.indexOf(`## ${version}`);
  if (from === -1) return [];
  const next = lines.findIndex((line, place) => place > from && line.startsWith('## '));
  return lines
    .slice(from + 1, next === -1 ? undefined : next)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
