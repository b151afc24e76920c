import { stayEnds } from '@latchkey/booking-core/dates';
import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { load } from './booking.loader.ts';
import type { BookingModel } from './booking.model.ts';
import { BookingPage } from './booking.view.tsx';
import { framed } from '@latchkey/ui/screen-frame';

export const screen = defineScreen({
  load,
  head: (model: BookingModel, { site, i18n }) => ({
    title: `${i18n._(msg`Your booking`)}: ${site.hotel?.name ?? site.name}`,
    ...(model.kind === 'shown' ? { stay: stayEnds(model.booking.stay) } : {}),
  }),
  View: framed(BookingPage),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
