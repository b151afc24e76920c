import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { load } from './hotels.loader.ts';
import { HotelsView } from './hotels.view.tsx';

export const screen = deskScreen({
  load,
  head: (_, { i18n }) => ({ title: i18n._(msg`Which hotel?`) }),
  View: framed(HotelsView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
