import { framed } from '@latchkey/ui/screen-frame';
import { ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { deskScreen } from '../../frame/desk-screen.tsx';
import { DeskFailed } from '../../frame/desk-failed.tsx';
import { load } from './reports.loader.ts';
import { ReportsPage } from './reports-page.view.tsx';

const titles = {
  reports: msg({ message: 'Reports', context: 'what a hotel has sold' }),
  accounts: msg({ message: 'Open accounts', context: 'what companies and guests owe' }),
  books: msg({ message: 'Bookkeeping', context: 'of a hotel' }),
  invoices: msg({ message: 'Invoices', context: 'of a hotel' }),
  registration: msg({ message: 'Registration', context: 'of guests, by law' }),
};

const pageOf = (model: Parameters<typeof ReportsPage>[0]['model']): keyof typeof titles => {
  if ('page' in model) return 'invoices';
  if ('books' in model) return 'books';
  if ('accounts' in model) return 'accounts';
  return 'report' in model ? 'reports' : 'registration';
};

export const screen = deskScreen({
  load,
  head: (model, { i18n }) => ({
    title: `${i18n._(titles[pageOf(model)])}: ${model.frame.hotel.name}`,
  }),
  View: ReportsPage,
  Pending: framed(ScreenPending),
  Failed: DeskFailed,
});
