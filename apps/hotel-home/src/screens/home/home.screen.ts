import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { framed } from '../../frame.tsx';
import { head } from './home.head.ts';
import { load } from './home.loader.ts';
import { HomeView } from './home.view.tsx';

export const screen = defineScreen({ load, head, View: framed(HomeView), Pending: framed(ScreenPending), Failed: framed(ScreenFailed) });
