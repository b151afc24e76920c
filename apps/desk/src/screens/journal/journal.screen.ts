import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './journal.loader.ts';
import { JournalView } from './journal.view.tsx';

export const screen = deskScreen({
  load,
  head: ({ frame }, { i18n }) => ({
    title: `${i18n._(msg({ message: 'Journal', context: 'who did what at a hotel' }))}: ${frame.hotel.name}`,
  }),
  View: inFrame('journal', JournalView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
