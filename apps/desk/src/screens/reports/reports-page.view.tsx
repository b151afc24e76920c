import { lazyPart } from '@latchkey/ui/lazy-part';
import { inFrame } from '../../frame/in-frame.tsx';
import type { FramedInvoices } from './invoices/invoices.model.ts';
import type { FramedReports } from './reports.model.ts';
import { ReportsView } from './reports.view.tsx';

const Invoices = lazyPart(() =>
  import(/* webpackChunkName: "invoices" */ './invoices/invoices.lazy.tsx').then(({ Invoices: part }) => part),
);

const Reports = inFrame('reports', ReportsView);
const Papers = inFrame<FramedInvoices>('reports', Invoices);

/** What a hotel has sold, or its invoices. */
export function ReportsPage({ model }: { readonly model: FramedReports | FramedInvoices }) {
  return 'page' in model ? <Papers model={model} /> : <Reports model={model} />;
}
