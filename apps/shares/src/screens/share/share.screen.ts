import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { load } from './share.loader.ts';
import type { ShareModel } from './share.model.ts';
import { ShareView } from './share.view.tsx';

export const screen = defineScreen({
  load,
  head: (model: ShareModel, { site, i18n }) => ({
    title: `${i18n._(msg({ message: 'Payment', context: 'page title' }))}: ${site.hotel?.name ?? site.name}`,
    leadsOn: model.kind === 'gone',
  }),
  View: framed(ShareView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
