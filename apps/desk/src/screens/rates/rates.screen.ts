import { formatDateRange } from '@latchkey/format/date';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './rates.loader.ts';
import { RatesView } from './rates.view.tsx';

export const screen = deskScreen({
  load,
  head: ({ grid, frame }, { locale }) => ({
    title: `${formatDateRange(grid.from, grid.to, locale)}: ${frame.hotel.name}`,
  }),
  View: inFrame('rates', RatesView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
