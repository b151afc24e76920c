import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { headOfStory } from '../../story/head-of-story.ts';
import type { BookingEngineModel } from './booking-engine.model.ts';
import { BookingEngineView } from './booking-engine.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand(() => import(/* webpackChunkName: "load" */ './booking-engine.loader.ts')),
  head: (_: BookingEngineModel, request) =>
    headOfStory(request, urlOf('bookingEngine'), {
      title: msg`Booking engine: watch it work`,
      description: msg`Today’s prices, a bill with every tax explained and a race for the last room, from the engine itself.`,
    }),
  View: framed(BookingEngineView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
