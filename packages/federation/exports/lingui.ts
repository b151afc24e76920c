export { catalogsByScreen } from '../src/words/catalogs-by-screen.ts';
export { linguiConfig, type CatalogSettings } from '../src/words/lingui-config.ts';
