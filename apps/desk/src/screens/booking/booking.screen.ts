import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './booking.loader.ts';
import { BookingView } from './booking.view.tsx';

export const screen = defineScreen({
  load,
  // No guest's name: titles stay in the browser's history.
  head: ({ booking, frame }) => ({ title: `${booking.reference}: ${frame.hotel.name}` }),
  View: inFrame(null, BookingView, { ownThumb: true }),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
