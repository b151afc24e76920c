import { defineScreen } from '@latchkey/site/screen';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { framed } from '../../frame.tsx';
import { head } from './room-view.head.ts';
import { load } from './room-view.loader.ts';
import { RoomView } from './room-view.view.tsx';

export const screen = defineScreen({ load, head, View: framed(RoomView), Pending: framed(ScreenPending), Failed: framed(ScreenFailed) });
