import type { DocumentsPolicy } from '@latchkey/booking-core/invoice';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a hotel may hand out of an account by this product. */
export const documentsWords: Readonly<Record<DocumentsPolicy['documents'], MessageDescriptor>> = {
  invoice: msg`Invoices are issued here.`,
  'folio-only': msg`Invoices are not issued here. The guest account can be printed, and says that it is not a tax document.`,
  none: msg`Nothing about charges is printed here, not even the account: the law of the country wants certified software for every such paper.`,
};

/** What is not built, and what to use beside it. */
export const notBuiltWords: Readonly<Record<DocumentsPolicy['notBuilt'][number], MessageDescriptor>> = {
  'certified-software': msg`Not built: software that the tax authority has certified. Enter the charges in your certified program and hand out its paper.`,
  'fiscal-reporting': msg`Not built: reporting to the tax authority (myDATA). Issue the document with your provider or fiscal device.`,
  'chained-records': msg`Not built: chained records of invoices (Veri*factu, TicketBAI). Issue the invoice with your invoicing program.`,
  'exchange-system': msg`Not built: the state’s exchange system for invoices. Issue the invoice with the program that is connected to it.`,
  'listed-billing': msg`Not built: billing that the tax office has listed. Issue the tax invoice from your listed program.`,
  'signed-till': msg`Not built: a till that signs what is paid in cash. Record cash in your own till and note its receipt.`,
  'e-invoice-register': msg`Not built: registering invoices with the government portal (IRN). If your turnover is above the limit, register them there yourself.`,
};
