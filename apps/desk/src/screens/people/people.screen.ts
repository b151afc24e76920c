import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './people.loader.ts';
import { PeopleView } from './people.view.tsx';

export const screen = deskScreen({
  load,
  head: ({ frame }, { i18n }) => ({
    title: `${i18n._(msg({ message: 'People', context: 'who works at the hotel' }))}: ${frame.hotel.name}`,
  }),
  View: inFrame('people', PeopleView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
