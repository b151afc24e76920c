import { lazyPart } from '@latchkey/ui/lazy-part';
import { inFrame } from '../../frame/in-frame.tsx';
import type { FramedAccounts } from './accounts/accounts.model.ts';
import type { FramedBooks } from './books/books.model.ts';
import type { FramedInvoices } from './invoices/invoices.model.ts';
import type { FramedRegistration } from './registration/registration.model.ts';
import type { FramedReports } from './reports.model.ts';
import { ReportsView } from './reports.view.tsx';
import '@latchkey/ui/price.css';
import './invoices/invoices.module.css';
import './registration/registration.module.css';

// Drawn by the server, so their sheets come with the page: one that came with the code would move what is pressed by then.
const Invoices = lazyPart(() =>
  import(/* webpackChunkName: "invoices" */ './invoices/invoices.lazy.tsx').then(({ Invoices: part }) => part),
);

const Books = lazyPart(() =>
  import(/* webpackChunkName: "books" */ './books/books.lazy.tsx').then(({ Books: part }) => part),
);

// In one file with the books: each file more stands by name in the entry, which every page of the desk loads.
const Accounts = lazyPart(() =>
  import(/* webpackChunkName: "books" */ './accounts/accounts.lazy.tsx').then(({ Accounts: part }) => part),
);

const Registration = lazyPart(() =>
  import(/* webpackChunkName: "registration" */ './registration/registration.lazy.tsx').then(
    ({ RegistrationView: part }) => part,
  ),
);

const Reports = inFrame('reports', ReportsView);
const Papers = inFrame<FramedInvoices>('reports', Invoices);
const Ledger = inFrame<FramedBooks>('reports', Books);
const Owing = inFrame<FramedAccounts>('reports', Accounts);
const Registered = inFrame<FramedRegistration>(null, Registration);

/** What a hotel has sold, its invoices, what its books have, who owes it something, or what it reports to the authority of its country. */
export function ReportsPage({
  model,
}: {
  readonly model: FramedReports | FramedInvoices | FramedBooks | FramedAccounts | FramedRegistration;
}) {
  if ('page' in model) return <Papers model={model} />;
  if ('books' in model) return <Ledger model={model} />;
  if ('accounts' in model) return <Owing model={model} />;
  return 'report' in model ? <Reports model={model} /> : <Registered model={model} />;
}
