import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { framed } from '../../frame.tsx';
import { load } from './room-checkout.loader.ts';
import { RoomCheckoutView } from './room-checkout.view.tsx';

export const screen = defineScreen({
  load,
  head: (model) => ({ title: model.title }),
  View: framed(RoomCheckoutView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
