import { formatDate } from '@latchkey/format/date';
import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './today.loader.ts';
import { TodayView } from './today.view.tsx';

export const screen = defineScreen({
  load,
  head: ({ day, frame }, { locale }) => ({ title: `${formatDate(day.date, locale, 'long')}: ${frame.hotel.name}` }),
  View: inFrame('today', TodayView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
