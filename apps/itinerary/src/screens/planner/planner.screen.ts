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
    const name = site.hotel?.name ?? site.name;
    return {
      title: `${i18n._(isOneDay ? msg`Plan your day` : msg`Plan your days`)}: ${name}`,
      description: i18n._(
        msg`A plan for your days around ${name}: places in an order that distances and opening hours allow. Change it, print it, take it with you.`,
      ),
      ...(site.hotel ? { canonical: urlOf('planner', { hotelId: site.hotel.id }) } : {}),
    };
  },
  View: framed(PlannerView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
