import { loadOnDemand } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import type { FramedNewBooking } from './new-booking.model.ts';
import { NewBookingView } from './new-booking.view.tsx';

export const screen = deskScreen({
  load: loadOnDemand<FramedNewBooking>(
    () => import(/* webpackChunkName: "load-new-booking" */ './new-booking.loader.ts'),
  ),
  head: ({ frame }, { i18n }) => ({
    title: `${i18n._(msg({ message: 'New booking', context: 'made at the desk' }))}: ${frame.hotel.name}`,
  }),
  View: inFrame('today', NewBookingView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
