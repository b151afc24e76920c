import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { load } from './start.loader.ts';
import { StartView } from './start.view.tsx';

export const screen = deskScreen({
  load,
  head: (_, { i18n }) => ({ title: i18n._(msg`Set up your property`) }),
  View: framed(StartView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
