import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvoiceProblem } from './invoices.model.ts';

/** Why an invoice, a credit note or what stands on them was not done. */
export const problemWords: Readonly<Record<InvoiceProblem, MessageDescriptor>> = {
  documents_not_allowed: msg`In this country invoices are not issued here.`,
  country_missing: msg`The hotel has no country yet, so its legal duties are unknown. Please set it in Settings.`,
  settings_missing: msg`The invoice details of the hotel are still missing.`,
  seller_incomplete: msg`The charges include tax, and the hotel’s tax number is still missing.`,
  not_confirmed: msg`Only a confirmed stay is invoiced.`,
  before_arrival: msg`Invoices can be issued from the day of arrival.`,
  extra_without_rate: msg`Something on the account has no tax yet. Reverse it and add it again with its tax.`,
  already_invoiced: msg`The invoice has been issued. To issue another one, credit it in full first.`,
  nothing_to_invoice: msg`This account is empty.`,
  number_too_long: msg`The next number would be longer than the law allows. Choose a shorter prefix.`,
  unknown_payer: msg`This payer is no longer on the folio.`,
  account_changed: msg`Another payer’s folio no longer matches their invoice. Credit that invoice first.`,
  guest_erased: msg`The guest’s data is erased. Say whom the invoice is to.`,
  tax_id_wrong: msg`The tax number is wrong: its form or its check digit. Correct it, or issue the invoice without it.`,
  buyer_address_missing: msg`An invoice with a tax number names the company’s street, postcode and city.`,
  buyer_missing: msg`Please say whom the invoice is to.`,
  reason_missing: msg`Please give a reason. It is printed on the credit note.`,
  already_credited: msg`This has already been credited.`,
  prefix_invalid: msg`A prefix has capital letters and digits, in India at most three, elsewhere at most ten.`,
  prefixes_equal: msg`Invoices and credit notes need different prefixes.`,
  tax_id_invalid: msg`The hotel’s tax number is wrong: its form or its check digit.`,
  iban_invalid: msg`This is not an IBAN.`,
  seller_missing: msg`Please enter the name, street and city for invoices.`,
  rate_invalid: msg`A rate is a number of percent from 0 to 100, such as 7 or 7.5.`,
  prove_again: msg`Please confirm first that it is you.`,
  cannot_keep: msg`Keys cannot be saved here yet. Please tell your system administrator.`,
  papers_waiting: msg`Some documents are still waiting for their signature. Disconnect once they are signed.`,
  not_to_sign: msg`This document no longer needs a signature.`,
  unavailable: msg`It could not be done just now. Please try again.`,
};
