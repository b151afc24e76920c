import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { framed } from '../../frame.tsx';
import { load } from './payment.loader.ts';
import { PaymentView } from './payment.view.tsx';

export const screen = defineScreen({
  load,
  head: (model) => ({ title: model.title }),
  View: framed(PaymentView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
