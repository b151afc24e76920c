import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { load } from './booking.loader.ts';
import { BookingPageView } from './booking-page.view.tsx';
import type { BookingPage } from './booking.model.ts';

export const screen = deskScreen<BookingPage>({
  load,
  // No guest's name: titles stay in the browser's history.
  head: (model) => ({ title: titleOf(model) }),
  View: BookingPageView,
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});

function titleOf(model: BookingPage): string {
  if (!('booking' in model)) return model.reference ?? 'Latchkey';
  return `${model.booking.reference}: ${'frame' in model ? model.frame.hotel.name : model.hotelName}`;
}
