import { stayEnds } from '@latchkey/booking-core/dates';
import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { load } from './divide.loader.ts';
import type { DivideModel } from './divide.model.ts';
import { DivideView } from './divide.view.tsx';

export const screen = defineScreen({
  load,
  head: (model: DivideModel, { site, i18n }) => ({
    title: `${i18n._(msg`Divide the cost`)}: ${site.hotel?.name ?? site.name}`,
    ...(model.kind === 'ready' ? { stay: stayEnds(model.booking.stay) } : { leadsOn: model.kind === 'gone' }),
  }),
  View: framed(DivideView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
