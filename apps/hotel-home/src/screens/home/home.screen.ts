import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { framed } from '@latchkey/ui/screen-frame';
import { head } from './home.head.ts';
import { HomeView } from './home.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand(() => import(/* webpackChunkName: "load" */ './home.loader.ts')),
  head,
  View: framed(HomeView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
