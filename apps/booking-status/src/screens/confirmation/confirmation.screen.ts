import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { framed } from '../../frame.tsx';
import { load } from './confirmation.loader.ts';
import { ConfirmationView } from './confirmation.view.tsx';

export const screen = defineScreen({
  load,
  head: (model) => ({ title: model.title }),
  View: framed(ConfirmationView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
