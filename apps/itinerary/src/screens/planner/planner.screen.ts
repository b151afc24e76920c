import { defineScreen } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { framed } from '@latchkey/ui/screen-frame';
import { load } from './planner.loader.ts';
import { PlannerView } from './planner.view.tsx';

export const screen = defineScreen({
  load,
  head: (_, { site, i18n }) => ({
    title: `${i18n._(msg`Plan your day`)}: ${site.hotel?.name ?? site.name}`,
    ...(site.hotel ? { canonical: urlOf('planner', { hotelId: site.hotel.id }) } : {}),
  }),
  View: framed(PlannerView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
