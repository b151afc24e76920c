import { defineScreen, type Head, type ScreenRequest } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { organisationData } from '../../story/organisation.ts';
import { framed } from '@latchkey/ui/screen-frame';
import { load } from './landing.loader.ts';
import { LandingView } from './landing.view.tsx';

export const screen = defineScreen({
  load,
  head: ({ audience, finder }, { i18n, site, origin }) =>
    finder.results.kind !== 'not-asked'
      ? { title: finder.asked.place === '' ? i18n._(msg`Hotels`) : titleOf(i18n, finder.asked.place) }
      : audience === 'guests'
        ? {
            title: i18n._(msg`Latchkey: hotels that open their own door`),
            description: i18n._(
              msg`Independent hotels, booked directly with the hotel, taxes included from the first price.`,
            ),
            canonical: '/',
            ...organisation({ site, origin }),
          }
        : {
            title: i18n._(msg`Latchkey: the booking site behind independent hotels`),
            description: i18n._(
              msg`Your name on it, your prices, your guests. Nights or hours, four languages, one honest total.`,
            ),
            canonical: '/',
            ...organisation({ site, origin }),
          },
  View: framed(LandingView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});

const organisation = (page: Pick<ScreenRequest, 'site' | 'origin'>): Pick<Head, 'jsonLd'> =>
  __ON_SERVER__ ? { jsonLd: [...organisationData(page)] } : {};

const titleOf = (i18n: I18n, place: string): string => i18n._(msg`Hotels: ${place}`);
