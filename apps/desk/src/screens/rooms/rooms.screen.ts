import { addDays } from '@latchkey/booking-core/dates';
import { formatDateRange } from '@latchkey/format/date';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './rooms.loader.ts';
import { RoomsView } from './rooms.view.tsx';

export const screen = deskScreen({
  load,
  head: ({ from, days, frame }, { locale }) => ({
    title: `${formatDateRange(from, addDays(from, days - 1), locale)}: ${frame.hotel.name}`,
  }),
  View: inFrame('rooms', RoomsView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
