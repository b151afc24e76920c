import { formatDate } from '@latchkey/format/date';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './today.loader.ts';
import { TodayView } from './today.view.tsx';

export const screen = deskScreen({
  load,
  head: ({ day, frame }, { locale }) => ({ title: `${formatDate(day.date, locale, 'long')}: ${frame.hotel.name}` }),
  View: inFrame('today', TodayView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
