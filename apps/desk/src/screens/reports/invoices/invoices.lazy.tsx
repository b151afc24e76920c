import { BookingInvoicesPage } from './booking-invoices.tsx';
import type { FramedInvoices } from './invoices.model.ts';
import { MonthInvoicesPage } from './month-invoices.tsx';
import { SettingsPage } from './settings-page.tsx';

/** The papers of a booking, those of a month, or what stands on them. */
export function Invoices({ model }: { readonly model: FramedInvoices }) {
  switch (model.page) {
    case 'booking':
      return <BookingInvoicesPage model={model} />;
    case 'month':
      return <MonthInvoicesPage model={model} />;
    case 'settings':
      return <SettingsPage model={model} />;
  }
}
