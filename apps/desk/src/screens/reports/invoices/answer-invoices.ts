import { invoicePaths } from '@latchkey/api-contract/invoice-paths';
import { propertyClient } from '@latchkey/api-client/property';
import { missingOfBuyer } from '@latchkey/booking-core/invoice';
import { fieldLengths } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { formAnswers, onceBy } from '../../../session/form-answers.ts';
import { withRates } from './extra-rates.ts';
import { invoiceProblems, type InvoiceProblem } from './invoices.model.ts';

const invalid: readonly InvoiceProblem[] = [
  'tax_id_wrong',
  'buyer_address_missing',
  'buyer_missing',
  'reason_missing',
  'prefix_invalid',
  'prefixes_equal',
  'tax_id_invalid',
  'iban_invalid',
  'seller_missing',
  'rate_invalid',
];
const forms = formAnswers<InvoiceProblem>({
  problems: invoiceProblems,
  conflicts: invoiceProblems.filter((problem) => !invalid.includes(problem) && problem !== 'unavailable'),
  otherwise: 'unavailable',
});

/** Issues and credits invoices of a booking, and keeps what stands on them. */
export async function answerInvoices(request: PostRequest): Promise<PostOutcome> {
  switch (request.form.name) {
    case 'issue':
      return issue(request);
    case 'credit':
      return credit(request);
    case 'settings':
      return setSettings(request);
    case 'sign':
      return sign(request);
    case 'fiscal':
    case 'fiscal-end':
      return setFiscal(request);
    default:
      return { kind: 'unknown_form' };
  }
}

const clientOf = ({ api, params }: PostRequest) => propertyClient(api, Number(params['hotelId']), invoicePaths);
const hereOf = ({ params }: PostRequest): string =>
  deskUrl('bookingInvoice', { hotelId: params['hotelId'] ?? '', reference: params['reference'] ?? '' });
const fieldsOf = ({ form }: PostRequest, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, form.field(name)]));
const orNull = (text: string): string | null => (text === '' ? null : text);

async function issue(request: PostRequest): Promise<PostOutcome> {
  const { form, params, signal } = request;
  const lines = fieldsOf(request, ['name', 'street', 'postalCode', 'city']);
  const typed = { ...lines, ...fieldsOf(request, ['payer', 'country', 'taxId', 'email', 'key']) };
  const country = form.field('country').toUpperCase();
  if (lines['name'] === '' || !/^[A-Z]{2}$/.test(country)) return forms.again('buyer_missing', typed);
  const buyer = {
    name: form.field('name').slice(0, fieldLengths.invoiceCompany),
    street: form.field('street').slice(0, fieldLengths.invoiceCompany),
    postalCode: form.field('postalCode').slice(0, fieldLengths.invoiceCompany),
    city: form.field('city').slice(0, fieldLengths.invoiceCompany),
    country,
    taxId: orNull(form.field('taxId').slice(0, fieldLengths.taxNumber)),
    email: orNull(form.field('email')),
  };
  const isWithout = form.field('without') === 'yes';
  if (!isWithout && missingOfBuyer(buyer).length > 0) return forms.again('buyer_address_missing', typed);
  const body = { buyer, payerId: form.field('payer') || 'guest', numberMustBeRight: !isWithout };
  const at = { params: { booking: params['reference'] ?? '' }, headers: onceBy(form), body };
  const reply = await clientOf(request).call('issueInvoice', at, signal);
  // What was refused has had no effect: with the corrected number it is asked anew.
  return forms.answer(request, reply, `${hereOf(request)}#issued`, { ...typed, key: '' });
}

async function sign(request: PostRequest): Promise<PostOutcome> {
  const { form, signal } = request;
  const at = { params: { invoice: form.field('invoice') }, body: {} };
  const reply = await clientOf(request).call('signInvoice', at, signal);
  return forms.answer(request, reply, `${hereOf(request)}#issued`, {});
}

async function setFiscal(request: PostRequest): Promise<PostOutcome> {
  const { form, params, signal } = request;
  const client = clientOf(request);
  const body = { account: form.field('account').slice(0, 120), key: form.field('secret').slice(0, 400) };
  const reply =
    form.name === 'fiscal-end'
      ? await client.call('removeFiscalService', {}, signal)
      : await client.call('setFiscalService', { body }, signal);
  const done = deskUrl('invoiceSettings', { hotelId: params['hotelId'] ?? '' }, { done: 'saved' });
  // The key is typed anew: a page that comes back never has it.
  return forms.answer(request, reply, done, { account: form.field('account') });
}

/** As many lines as an invoice can have credited at once. */
const mostLines = 500;

async function credit(request: PostRequest): Promise<PostOutcome> {
  const { form, signal } = request;
  const typed = fieldsOf(request, ['invoice', 'why']);
  const reason = form.field('why').slice(0, fieldLengths.propertyNote);
  if (reason === '') return forms.again('reason_missing', typed);
  const ticked = Array.from({ length: mostLines }, (_, at) => form.field(`line-${at}`)).filter((id) => id !== '');
  const body = ticked.length === 0 ? { reason } : { reason, lines: ticked };
  const at = { params: { invoice: form.field('invoice') }, headers: onceBy(form), body };
  const reply = await clientOf(request).call('creditInvoice', at, signal);
  return forms.answer(request, reply, `${hereOf(request)}#issued`, typed);
}

const settingsFields = [
  'sellerName',
  'street',
  'postalCode',
  'city',
  'taxId',
  'localTaxId',
  'iban',
  'prefix',
  'creditPrefix',
] as const;

async function setSettings(request: PostRequest): Promise<PostOutcome> {
  const { form, params, signal } = request;
  const ids = form.field('extras').split(' ').filter(Boolean);
  const ofExtras = ids.flatMap((id) => [`rate.${id}`, `kind.${id}`]);
  const typed = fieldsOf(request, [...settingsFields, 'taxName', ...ofExtras]);
  const text = (name: (typeof settingsFields)[number], most: number = fieldLengths.invoiceCompany): string =>
    form.field(name).slice(0, most);
  if ([text('sellerName'), text('street'), text('city')].includes('')) return forms.again('seller_missing', typed);
  const iban = form.field('iban').replace(/\s/g, '').toUpperCase();
  if (iban !== '' && !/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(iban)) return forms.again('iban_invalid', typed);
  const client = clientOf(request);
  // What a form leaves out, such as what is in the price of an extra, stays.
  const known = await client.call('getInvoiceSettings', {}, signal);
  const before = known.status === 200 ? known.body.settings : null;
  const taxName = form.field('taxName').slice(0, fieldLengths.invoicePrefix);
  const extras = withRates(before?.extras, ids, taxName || 'VAT', form.field);
  if (extras === null) return forms.again('rate_invalid', typed);
  const body = {
    ...before,
    ...(ids.length === 0 ? {} : { extras }),
    prefix: text('prefix', fieldLengths.invoicePrefix),
    creditPrefix: text('creditPrefix', fieldLengths.invoicePrefix),
    seller: {
      name: text('sellerName'),
      street: text('street'),
      postalCode: text('postalCode'),
      city: text('city'),
      taxId: orNull(text('taxId', fieldLengths.taxNumber)),
      localTaxId: orNull(text('localTaxId', fieldLengths.taxNumber)),
      iban: orNull(iban),
    },
  };
  const reply = known.status === 200 ? await client.call('setInvoiceSettings', { body }, signal) : known;
  const done = deskUrl('invoiceSettings', { hotelId: params['hotelId'] ?? '' }, { done: 'saved' });
  return forms.answer(request, reply, done, typed);
}
