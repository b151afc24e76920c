import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './inbox.loader.ts';
import { InboxView } from './inbox.view.tsx';

export const screen = deskScreen({
  load,
  head: ({ frame }, { i18n }) => ({
    title: `${i18n._(msg({ message: 'Answers', context: 'what guests are owed' }))}: ${frame.hotel.name}`,
  }),
  View: inFrame('answers', InboxView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
