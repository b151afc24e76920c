import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { framed } from '../../frame.tsx';
import { load } from './status.loader.ts';
import { StatusView } from './status.view.tsx';

export const screen = defineScreen({
  load,
  head: (model) => ({ title: model.title }),
  View: framed(StatusView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
