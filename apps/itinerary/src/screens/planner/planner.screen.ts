import { defineScreen } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { framed } from '@latchkey/ui/screen-frame';
import { load } from './planner.loader.ts';
import { PlannerView } from './planner.view.tsx';

export const screen = defineScreen({
  load,
  head: (model, { site, i18n }) => {
    const isOneDay = model.kind !== 'plan' || model.days.length === 1;
    return {
      title: `${i18n._(isOneDay ? msg`Plan your day` : msg`Plan your days`)}: ${site.hotel?.name ?? site.name}`,
      ...(site.hotel ? { canonical: urlOf('planner', { hotelId: site.hotel.id }) } : {}),
    };
  },
  View: framed(PlannerView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
