import { stayEnds } from '@latchkey/booking-core/dates';
import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import type { ModificationModel } from './modification.model.ts';
import { ModificationPage } from './modification.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand<ModificationModel>(() => import(/* webpackChunkName: "load-change" */ './modification.loader.ts')),
  head: (model: ModificationModel, { site, i18n }) => ({
    title: `${i18n._(msg`Change your booking`)}: ${site.hotel?.name ?? site.name}`,
    ...(model.kind === 'ready' ? { stay: stayEnds(model.booking.stay) } : { leadsOn: model.kind === 'gone' }),
  }),
  View: framed(ModificationPage),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
