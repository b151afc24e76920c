import { loadOnDemand } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import type { FramedSettings } from './settings.model.ts';
import { SettingsView } from './settings.view.tsx';

export const screen = deskScreen({
  load: loadOnDemand<FramedSettings>(() => import(/* webpackChunkName: "set-up-parts" */ './settings.loader.ts')),
  head: ({ frame }, { i18n }) => ({
    title: `${i18n._(msg({ message: 'Settings', context: 'what the hotel says of itself' }))}: ${frame.hotel.name}`,
  }),
  View: inFrame('set-up', SettingsView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
