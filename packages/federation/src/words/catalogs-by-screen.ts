import path from 'node:path';
import { findScreens } from '../presets/screens.ts';
import type { CatalogSettings } from './lingui-config.ts';

/**
 * Catalogs of a remote whose pages each bring their own words alone: `locales/screens/<screen>/<language>.po`, and
 * `locales/<language>.po` with what screens share. The remote's `loadWords` is given the screen.
 */
export const catalogsByScreen = (directory: string): readonly CatalogSettings[] => [
  { path: '<rootDir>/locales', include: ['<rootDir>/src'], exclude: ['**/src/screens/**'] },
  ...findScreens(directory).map(({ name, file }) => ({
    path: `<rootDir>/locales/screens/${name}`,
    include: [`<rootDir>/${path.dirname(file).slice(2)}`],
  })),
];
