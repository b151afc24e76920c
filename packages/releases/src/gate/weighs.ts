import type { Release } from '../release/release.types.ts';

/** The most that a release may weigh, in bytes before compression: several times what the largest app has today. */
const most = { script: 600_000, scripts: 2_500_000, files: 8_000_000, server: 10_000_000 } as const;

/** Why a release is too heavy for guests' browsers or an origin's threads; empty where it is not. */
export function tooHeavy({ files, serverBytes = 0 }: Pick<Release, 'files' | 'serverBytes'>): string[] {
  const all = Object.entries(files).map(([name, { bytes }]) => ({ name, bytes }));
  const scripts = all.filter(({ name }) => name.endsWith('.js'));
  const sum = (some: typeof all): number => some.reduce((bytes, file) => bytes + file.bytes, 0);
  return [
    ...scripts
      .filter(({ bytes }) => bytes > most.script)
      .map(({ name, bytes }) => `${name} has ${kilobytes(bytes)}, ${kilobytes(most.script)} at most`),
    ...over('its scripts have', sum(scripts), most.scripts),
    ...over('its files have', sum(all), most.files),
    ...over('its server bundle has', serverBytes, most.server),
  ];
}

const over = (what: string, bytes: number, limit: number): string[] =>
  bytes > limit ? [`${what} ${kilobytes(bytes)}, ${kilobytes(limit)} at most`] : [];

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
