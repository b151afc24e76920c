import { defineScreen, loadOnDemand } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { framed } from '@latchkey/ui/screen-frame';
import { head } from './room-view.head.ts';
import { RoomView } from './room-view.view.tsx';

export const screen = defineScreen({
  load: loadOnDemand(() => import(/* webpackChunkName: "load" */ './room-view.loader.ts')),
  head,
  View: framed(RoomView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
