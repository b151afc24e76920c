import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import type { BookingModel } from './booking.model.ts';
import { BookingPage } from './booking.view.tsx';
import { leadingOn } from './leading-on.ts';
import { framed } from '@latchkey/ui/screen-frame';

export const screen = defineScreen({
  load: loadOnDemand<BookingModel>(() => import(/* webpackChunkName: "load-booking" */ './booking.loader.ts')),
  head: (model: BookingModel, { site, i18n }) => ({
    title: `${i18n._(msg`Booking confirmation`)}: ${site.hotel?.name ?? site.name}`,
    ...leadingOn(model),
  }),
  View: framed(BookingPage),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
