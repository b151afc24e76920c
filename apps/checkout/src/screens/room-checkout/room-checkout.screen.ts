import { stayEnds } from '@latchkey/booking-core/dates';
import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { framed } from '@latchkey/ui/screen-frame';
import type { RoomCheckoutModel } from './room-checkout.model.ts';
import { RoomCheckoutView } from './room-checkout.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand<RoomCheckoutModel>(() => import(/* webpackChunkName: "load" */ './room-checkout.loader.ts')),
  head: (model: RoomCheckoutModel, { site, i18n }) => ({
    title: `${i18n._(msg({ message: 'Checkout', context: 'page title' }))}: ${site.hotel?.name ?? site.name}`,
    ...(model.kind === 'offered'
      ? { stay: stayEnds(model.quote.selection.stay) }
      : { leadsOn: model.kind !== 'unavailable' }),
  }),
  View: framed(RoomCheckoutView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
