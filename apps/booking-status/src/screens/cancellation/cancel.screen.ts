import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { load } from './cancellation.loader.ts';
import { CancellationPage } from './cancellation.view.tsx';

export const screen = defineScreen({
  load,
  head: (_, { site, i18n }) => ({ title: `${i18n._(msg`Cancel a booking`)}: ${site.hotel?.name ?? site.name}` }),
  View: framed(CancellationPage),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
