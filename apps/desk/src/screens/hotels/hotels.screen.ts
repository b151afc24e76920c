import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { load } from './hotels.loader.ts';
import { HotelsView } from './hotels.view.tsx';

export const screen = defineScreen({
  load,
  head: (_, { i18n }) => ({ title: i18n._(msg`Which hotel?`) }),
  View: framed(HotelsView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
