import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { inFrame } from '../../frame/in-frame.tsx';
import { load } from './reports.loader.ts';
import { ReportsView } from './reports.view.tsx';

export const screen = defineScreen({
  load,
  head: ({ frame }, { i18n }) => ({
    title: `${i18n._(msg({ message: 'Reports', context: 'what a hotel has sold' }))}: ${frame.hotel.name}`,
  }),
  View: inFrame('reports', ReportsView),
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
