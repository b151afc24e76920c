import type { Release } from '@latchkey/releases/store';
import type { Locale } from '@latchkey/site/urls';
import type { PageFiles, PageReleases } from '@latchkey/releases/page';
import type { ShownScreen } from './server-screens.ts';

/** A file of a release with its integrity; a dev server's files have none. */
export interface Asset {
  readonly href: string;
  readonly integrity: string | null;
}

/** A style sheet, with its text where the page can carry it in itself. */
export interface Sheet extends Asset {
  readonly text: string | null;
}

/** The files one page needs: its own route's and no others. */
export interface PageAssets {
  readonly styles: readonly Sheet[];
  /** What the page starts with: the shell. */
  readonly scripts: readonly Asset[];
  /** What the shell will ask for, started beside it. */
  readonly ahead: readonly Asset[];
  readonly fonts: readonly string[];
}

/** Figures are Latin in every language. */
const fontsOf: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:goudy-1911|instrument-sans(?:-rupee)?)\./,
  de: /^(?:goudy-1911|instrument-sans(?:-rupee)?)\./,
  ar: /^(?:amiri-ar|vazirmatn-ar|instrument-sans(?:-rupee)?)\./,
  hi: /^(?:martel-hi|instrument-sans(?:-rupee)?)\./,
};

/** An origin of before pages carried their sheets gives no `files`. */
export function assetsOf(
  releases: PageReleases,
  shown: ShownScreen,
  locale: Locale,
  files: PageFiles | null = null,
): PageAssets {
  const { shell } = releases;
  const main = shell.parts['main'];
  const remote = shown.owner ? releases.remotes[shown.owner] : undefined;
  const screen = remote?.parts[`./screens/${shown.screen}`];
  const own = remote
    ? [
        ...(remote.remoteEntry ? [remote.remoteEntry] : []),
        ...(screen?.scripts ?? []),
        ...(remote.parts['./i18n']?.scripts ?? []),
        ...(remote.words[locale] ?? []),
        ...(remote.screenWords?.[shown.screen ?? '']?.[locale] ?? []),
      ]
    : [];
  return {
    styles: [...sheets(shell, main?.styles, files), ...(remote ? sheets(remote, screen?.styles, files) : [])],
    scripts: assets(shell, main?.scripts ?? []),
    ahead: [...assets(shell, shell.words[locale] ?? []), ...(remote ? assets(remote, [...new Set(own)]) : [])],
    fonts: shell.fonts.filter((file) => fontsOf[locale].test(file)).map((file) => `${shell.base}${file}`),
  };
}

const assets = (release: Release, files: readonly string[]): Asset[] =>
  files.map((file) => ({ href: `${release.base}${file}`, integrity: release.files[file]?.integrity ?? null }));

const sheets = (release: Release, named: readonly string[] = [], files: PageFiles | null): Sheet[] =>
  assets(release, named).map((asset, place) => ({ ...asset, text: files?.sheet(release, named[place] ?? '') ?? null }));
