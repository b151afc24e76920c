import { defineScreen, loadOnDemand, type Head, type ScreenRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { organisationData } from '../../story/organisation.ts';
import { providerCard } from '../../story/provider-card.ts';
import type { AboutUsModel } from './about-us.model.ts';
import { AboutUsView } from './about-us.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand(() => import(/* webpackChunkName: "load" */ './about-us.loader.ts')),
  head,
  View: framed(AboutUsView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});

/** On its own host the page is the hotel's. */
function head(model: AboutUsModel, { i18n, site, origin }: ScreenRequest): Head {
  if (model.kind === 'unavailable') return { title: i18n._(msg`Please try again later!`) };
  const canonical = urlOf('aboutUs');
  if (model.kind === 'hotel')
    return { title: `${i18n._(msg`About us`)} · ${model.hotel.name}`, description: model.hotel.description, canonical };
  return {
    title: i18n._(msg`About Latchkey`),
    description: i18n._(
      msg`Who runs the booking sites of these hotels, what we never do, and what we keep of a guest.`,
    ),
    canonical,
    ...providerCard,
    ...(__ON_SERVER__ ? { jsonLd: [...organisationData({ site, origin })] } : {}),
  };
}
