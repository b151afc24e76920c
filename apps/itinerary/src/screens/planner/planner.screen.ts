import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { framed } from '../../frame.tsx';
import { load } from './planner.loader.ts';
import { PlannerView } from './planner.view.tsx';

export const screen = defineScreen({
  load,
  head: (model) => ({ title: model.title }),
  View: framed(PlannerView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
