import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './counter.loader.ts';
import { CounterView } from './counter.view.tsx';

export const screen = deskScreen({
  load,
  head: ({ frame }, { i18n }) => ({
    title: `${i18n._(msg({ message: 'Counter', context: 'cash and the end of the day' }))}: ${frame.hotel.name}`,
  }),
  View: inFrame('counter', CounterView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
