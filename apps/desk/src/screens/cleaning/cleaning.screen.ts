import { formatDate } from '@latchkey/format/date';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './cleaning.loader.ts';
import { CleaningView } from './cleaning.view.tsx';

export const screen = deskScreen({
  load,
  head: ({ date, frame }, { i18n, locale }) => ({
    title: `${i18n._(msg({ message: 'Cleaning', context: 'which rooms are to be made ready' }))}, ${formatDate(date, locale)}: ${frame.hotel.name}`,
  }),
  View: inFrame('cleaning', CleaningView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
