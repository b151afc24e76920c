import { invoicePaths } from '@latchkey/api-contract/invoice-paths';
import type { Locale } from '@latchkey/site/urls';

/** Where a paper is as a PDF; its address opens in a session of the hotel alone. */
export const paperAddress = (hotelId: number, invoiceId: string, locale: Locale): string =>
  `${filled(invoicePaths.getInvoicePaper.path, { hotel: hotelId, invoice: invoiceId })}?language=${locale}`;

/** Where the account of a payer is as a PDF that is no tax document. */
export const accountAddress = (hotelId: number, booking: string, payer: string, locale: Locale): string =>
  `${filled(invoicePaths.getAccountPaper.path, { hotel: hotelId, booking })}?language=${locale}&payer=${encodeURIComponent(payer)}`;

const filled = (path: string, values: Readonly<Record<string, string | number>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
