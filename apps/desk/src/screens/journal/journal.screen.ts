import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './journal.loader.ts';
import { JournalView } from './journal.view.tsx';

export const screen = defineScreen({
  load,
  head: ({ frame }, { i18n }) => ({
    title: `${i18n._(msg({ message: 'Journal', context: 'who did what at a hotel' }))}: ${frame.hotel.name}`,
  }),
  View: inFrame('journal', JournalView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
