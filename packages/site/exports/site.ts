/** The page as screens see it, and the site's one router. A singleton: the shell provides it to every remote. */
export { PageProvider, usePage } from '../src/screen/page.tsx';
export { createSiteRouter, type SiteRouter, type SiteRouterSettings } from '../src/router/create-router.tsx';
export { currentPage } from '../src/router/current-page.ts';
export type {
  FrameHeads,
  FrameSlots,
  LoadedPage,
  LoadedScreen,
  ScreenSource,
  SharedPage,
} from '../src/router/router.types.ts';
export { inLanguage } from '../src/router/in-language.ts';
export { postAddress } from '../src/router/post-address.ts';
export { SiteLink, type SiteLinkProps } from '../src/router/site-link.tsx';
export { useComingPage } from '../src/router/use-coming-page.ts';
export { useNavigation, type GoingOptions, type Navigation } from '../src/router/use-navigation.ts';
