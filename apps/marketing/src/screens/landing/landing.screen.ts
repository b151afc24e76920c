import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { framed } from '@latchkey/ui/screen-frame';
import { load } from './landing.loader.ts';
import { LandingView } from './landing.view.tsx';

export const screen = defineScreen({
  load,
  head: ({ audience, finder }, { i18n }) =>
    finder.results.kind !== 'not-asked'
      ? { title: finder.asked.place === '' ? i18n._(msg`Hotels`) : titleOf(i18n, finder.asked.place) }
      : audience === 'guests'
        ? {
            title: i18n._(msg`Latchkey: hotels that open their own door`),
            description: i18n._(
              msg`Independent hotels, booked directly with the hotel, taxes included from the first price.`,
            ),
            canonical: '/',
          }
        : {
            title: i18n._(msg`Latchkey: the booking site behind independent hotels`),
            description: i18n._(
              msg`Your name on it, your prices, your guests. Nights or hours, four languages, one honest total.`,
            ),
            canonical: '/',
          },
  View: framed(LandingView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});

const titleOf = (i18n: I18n, place: string): string => i18n._(msg`Hotels: ${place}`);
