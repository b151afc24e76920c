import type { DocumentsPolicy } from '@latchkey/booking-core/invoice';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a hotel may hand out of an account by this product. */
export const documentsWords: Readonly<Record<DocumentsPolicy['documents'], MessageDescriptor>> = {
  invoice: msg`Invoices are issued here.`,
  'folio-only': msg`Invoices are not issued here. The guest account can be printed, and says that it is not a tax document.`,
  none: msg`Nothing about charges is printed here, not even the account: the country’s law requires certified software for every such document.`,
};

/** What is not built, and what to use beside it. */
export const notBuiltWords: Readonly<Record<DocumentsPolicy['notBuilt'][number], MessageDescriptor>> = {
  'certified-software': msg`Invoices here come from software that the tax authority has certified. Enter the charges in your certified program and hand out its document.`,
  'fiscal-reporting': msg`Documents are reported to the tax authority (myDATA). Issue them with your provider or fiscal device.`,
  'chained-records': msg`Invoices are recorded in a chain (Veri*factu, TicketBAI). Issue them with your invoicing program.`,
  'exchange-system': msg`Invoices go through the state’s exchange system. Issue them with the program that is connected to it.`,
  'listed-billing': msg`Tax invoices come from a billing program on the tax office’s list. Issue them from yours.`,
  'signed-till': msg`Cash is recorded in a till that signs each receipt. Use your own till and note its receipt here.`,
  'e-invoice-register': msg`Above the turnover limit invoices are registered with the government portal (IRN). If yours is above it, register them there.`,
};
