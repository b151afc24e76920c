import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { loadFor } from './look-up.loader.ts';
import { LookUpPage } from './look-up.view.tsx';

export const screen = defineScreen({
  load: loadFor('status'),
  head: (_, { site, i18n }) => ({ title: `${i18n._(msg`Find your booking`)}: ${site.hotel?.name ?? site.name}` }),
  View: framed(LookUpPage),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
