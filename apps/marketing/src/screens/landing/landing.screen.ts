import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { framed } from '../../frame.tsx';
import { load } from './landing.loader.ts';
import { LandingView } from './landing.view.tsx';

export const screen = defineScreen({
  load,
  head: (model) => ({ title: model.title }),
  View: framed(LandingView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
