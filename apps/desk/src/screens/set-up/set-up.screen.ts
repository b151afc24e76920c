import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { inFrame } from '../../frame/in-frame.tsx';
import type { FramedSetUp } from './set-up.model.ts';
import { SetUpView } from './set-up.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand<FramedSetUp>(() => import(/* webpackChunkName: "set-up-parts" */ './set-up.loader.ts')),
  head: ({ frame }, { i18n }) => ({
    title: `${i18n._(msg({ message: 'Set-up', context: 'what the hotel says of itself' }))}: ${frame.hotel.name}`,
  }),
  View: inFrame('set-up', SetUpView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
