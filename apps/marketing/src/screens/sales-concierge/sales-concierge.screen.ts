import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { headOfStory } from '../../story/head-of-story.ts';
import type { SalesConciergeModel } from './sales-concierge.model.ts';
import { SalesConciergeView } from './sales-concierge.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand(() => import(/* webpackChunkName: "load" */ './sales-concierge.loader.ts')),
  head: (_: SalesConciergeModel, request) =>
    headOfStory(request, urlOf('salesConcierge'), {
      title: msg`AI sales concierge: answers from your own words`,
      description: msg`It answers guests in four languages from what the hotel wrote, plans their day and hands over to a person.`,
    }),
  View: framed(SalesConciergeView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
