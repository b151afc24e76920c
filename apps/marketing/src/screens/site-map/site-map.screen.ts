import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import type { SiteMapModel } from './site-map.model.ts';
import { SiteMapView } from './site-map.view.tsx';

export const screen = defineScreen<SiteMapModel>({
  load: loadOnDemand(() => import(/* webpackChunkName: "blog" */ './site-map.loader.ts')),
  head: ({ hotelsPage }, { i18n }) => ({
    title: i18n._(msg`All pages`),
    description: i18n._(msg`Every page of this site, by what it is about.`),
    canonical: urlOf('sitemaps', {}, hotelsPage === 1 ? {} : { page: String(hotelsPage) }),
  }),
  View: framed(SiteMapView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
