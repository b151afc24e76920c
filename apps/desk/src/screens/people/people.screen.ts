import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './people.loader.ts';
import { PeopleView } from './people.view.tsx';

export const screen = defineScreen({
  load,
  head: ({ frame }, { i18n }) => ({
    title: `${i18n._(msg({ message: 'People', context: 'who works at the hotel' }))}: ${frame.hotel.name}`,
  }),
  View: inFrame('people', PeopleView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
