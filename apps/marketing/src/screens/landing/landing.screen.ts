import { defineScreen, loadOnDemand, type Head, type ScreenRequest } from '@latchkey/site/screen';
import type { ImageQuality } from '@latchkey/site/urls';
import { preloadOf } from '@latchkey/ui/picture';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { organisationData } from '../../story/organisation.ts';
import { providerCard } from '../../story/provider-card.ts';
import { framed } from '@latchkey/ui/screen-frame';
import type { FinderModel } from '../../finder/finder.model.ts';
import { pictureSizes } from '../../finder/parts/picture-sizes.ts';
import type { LandingModel } from './landing.model.ts';
import { LandingView } from './landing.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand(() => import(/* webpackChunkName: "load" */ './landing.loader.ts')),
  head: ({ audience, finder }: LandingModel, { i18n, site, origin, imageQuality }) =>
    finder.results.kind !== 'not-asked'
      ? {
          title: finder.asked.place === '' ? i18n._(msg`Hotels`) : titleOf(i18n, finder.asked.place),
          ...(__ON_SERVER__ ? { preloadImages: firstPicture(finder.results, imageQuality) } : {}),
        }
      : audience === 'guests'
        ? {
            title: i18n._(msg`Latchkey: book independent hotels directly`),
            description: i18n._(
              msg`Independent hotels, booked directly with the hotel, taxes included from the first price.`,
            ),
            canonical: '/',
            ...providerCard,
            ...organisation({ site, origin }),
          }
        : {
            title: i18n._(msg`Latchkey: the booking site behind independent hotels`),
            description: i18n._(
              msg`Your name on it, your prices, your guests. Nights or hours, four languages, one honest total.`,
            ),
            canonical: '/',
            ...providerCard,
            ...organisation({ site, origin }),
          },
  View: framed(LandingView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});

/** The picture of the first hotel that was found leads the page of a search. */
const firstPicture = (results: FinderModel['results'], quality: ImageQuality): NonNullable<Head['preloadImages']> =>
  results.kind === 'found'
    ? results.hotels.slice(0, 1).map(({ image }) => preloadOf(image, quality, pictureSizes))
    : [];

const organisation = (page: Pick<ScreenRequest, 'site' | 'origin'>): Pick<Head, 'jsonLd'> =>
  __ON_SERVER__ ? { jsonLd: [...organisationData(page)] } : {};

const titleOf = (i18n: I18n, place: string): string => i18n._(msg`Hotels: ${place}`);
