import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { load } from './reports.loader.ts';
import { ReportsPage } from './reports-page.view.tsx';

const titles = {
  reports: msg({ message: 'Reports', context: 'what a hotel has sold' }),
  invoices: msg({ message: 'Invoices', context: 'of a hotel' }),
};

export const screen = defineScreen({
  load,
  head: (model, { i18n }) => ({
    title: `${i18n._('page' in model ? titles.invoices : titles.reports)}: ${model.frame.hotel.name}`,
  }),
  View: ReportsPage,
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
