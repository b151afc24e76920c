export { linguiConfig, type CatalogSettings } from '../src/words/lingui-config.ts';
