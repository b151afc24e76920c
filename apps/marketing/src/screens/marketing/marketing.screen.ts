import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { headOfStory } from '../../story/head-of-story.ts';
import type { MarketingModel } from './marketing.model.ts';
import { MarketingView } from './marketing.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand(() => import(/* webpackChunkName: "load" */ './marketing.loader.ts')),
  head: (_: MarketingModel, request) =>
    headOfStory(request, urlOf('marketing'), {
      title: msg`Marketing: what a direct booking is worth`,
      description: msg`Work out what agencies take of your nights, and see the offers that bring guests to book with the hotel.`,
    }),
  View: framed(MarketingView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
