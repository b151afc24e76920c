import { stayEnds } from '@latchkey/booking-core/dates';
import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import type { CancellationModel } from './cancellation.model.ts';
import { load } from './cancellation.loader.ts';
import { CancellationPage } from './cancellation.view.tsx';

export const screen = defineScreen({
  load,
  head: (model: CancellationModel, { site, i18n }) => ({
    title: `${i18n._(msg`Cancel a booking`)}: ${site.hotel?.name ?? site.name}`,
    ...(model.kind === 'ready' ? { stay: stayEnds(model.booking.stay) } : { leadsOn: model.kind === 'gone' }),
  }),
  View: framed(CancellationPage),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
