import { stayEnds } from '@latchkey/booking-core/dates';
import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import type { PaymentModel } from './payment.model.ts';
import { framed } from '@latchkey/ui/screen-frame';
import { load } from './payment.loader.ts';
import { PaymentView } from './payment.view.tsx';

export const screen = defineScreen({
  load,
  head: (model: PaymentModel, { site, i18n }) => ({
    title: `${i18n._(msg({ message: 'Payment', context: 'page title' }))}: ${site.hotel?.name ?? site.name}`,
    ...(model.kind === 'payable'
      ? { stay: stayEnds(model.booking.stay) }
      : { leadsOn: model.kind === 'gone' || model.kind === 'returned' }),
  }),
  View: framed(PaymentView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
