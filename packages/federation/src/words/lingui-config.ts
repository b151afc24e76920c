import { defaultLocale, locales } from '@latchkey/booking-core/language';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** A set of catalogs, one a language: `<path>/<language>.po` with the messages of some folders. */
export interface CatalogSettings {
  readonly path: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const ownWords: CatalogSettings = { path: '<rootDir>/locales', include: ['<rootDir>/src'] };

/** The Lingui configuration of an app or package with words: catalogs in every language of the list, English the source. */
export const linguiConfig = (catalogs: readonly CatalogSettings[] = [ownWords]) =>
  defineConfig({
    sourceLocale: defaultLocale,
    locales: [...locales],
    fallbackLocales: { default: defaultLocale },
    catalogs: catalogs.map(({ path, include, exclude = [] }) => ({
      path: `${path}/{locale}`,
      include: [...include],
      exclude: ['**/node_modules/**', '**/*.test.tsx', ...exclude],
    })),
    format: formatter({ lineNumbers: false }),
    compileNamespace: 'es',
  });
