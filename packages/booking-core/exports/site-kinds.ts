export { siteKinds, type SiteKind } from '../src/site-kinds/site-kinds.ts';
