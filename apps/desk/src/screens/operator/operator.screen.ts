import { loadOnDemand } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { deskScreen } from '../../frame/desk-screen.tsx';
import type { OperatorModel } from './operator.model.ts';
import { OperatorView } from './operator.view.tsx';

export const screen = deskScreen({
  load: loadOnDemand<OperatorModel>(() => import(/* webpackChunkName: "operator-parts" */ './operator.loader.ts')),
  head: (_, { i18n }) => ({ title: i18n._(msg({ message: 'All hotels', context: 'of the provider' })) }),
  View: framed(OperatorView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
