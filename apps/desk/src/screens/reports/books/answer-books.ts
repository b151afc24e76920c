import { bookkeepingPaths } from '@latchkey/api-contract/bookkeeping-paths';
import { propertyClient } from '@latchkey/api-client/property';
import type { BookkeepingSettings } from '@latchkey/api-contract/types';
import { charts } from '@latchkey/booking-core/bookkeeping';
import { fieldLengths } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { formAnswers, onceBy } from '../../../session/form-answers.ts';
import { oneOf } from '../../../session/one-of.ts';
import { booksProblems, type BooksDone, type BooksProblem } from './books.model.ts';

const invalid: readonly BooksProblem[] = ['chart_elsewhere', 'numbers_invalid', 'code_invalid'];
const forms = formAnswers<BooksProblem>({
  problems: booksProblems,
  conflicts: booksProblems.filter((problem) => !invalid.includes(problem) && problem !== 'unavailable'),
  otherwise: 'unavailable',
});

/** Keeps the accounts of the house, and makes a batch of a month. */
export async function answerBooks(request: PostRequest): Promise<PostOutcome> {
  switch (request.form.name) {
    case 'accounts':
      return setAccounts(request);
    case 'batch':
      return makeBatch(request);
    default:
      return { kind: 'unknown_form' };
  }
}

const clientOf = ({ api, params }: PostRequest) => propertyClient(api, Number(params['hotelId']), bookkeepingPaths);
const doneAt = ({ params, form }: PostRequest, done: BooksDone): string =>
  deskUrl('books', { hotelId: params['hotelId'] ?? '' }, { month: form.field('month'), done });

async function makeBatch(request: PostRequest): Promise<PostOutcome> {
  const { form, signal } = request;
  const asked = { headers: onceBy(form), body: { month: form.field('month') } };
  const reply = await clientOf(request).call('makeBookkeepingBatch', asked, signal);
  // What was refused has had no effect: with its accounts it is asked anew.
  return forms.answer(request, reply, doneAt(request, 'made'), {});
}

/** As many accounts as a house can have. */
const mostAccounts = 300;
const code = /^[A-Za-z0-9 ._:/-]{1,40}$/;

async function setAccounts(request: PostRequest): Promise<PostOutcome> {
  const { form, signal } = request;
  const rows = Array.from({ length: mostAccounts }, (_, at) => ({
    key: form.field(`key-${at}`),
    code: form.field(`code-${at}`),
    name: form.field(`name-${at}`).slice(0, fieldLengths.invoiceCompany),
    taxCode: form.field(`tax-${at}`).slice(0, 20),
  })).filter(({ key }) => key !== '');
  const heads = Object.fromEntries(headFields.map((name) => [name, form.field(name)]));
  const cells = rows.flatMap(({ code: own, name, taxCode }, at) => [
    [`code-${at}`, own],
    [`name-${at}`, name],
    [`tax-${at}`, taxCode],
  ]);
  const typed = { ...heads, ...(Object.fromEntries(cells) as Record<string, string>) };
  const head = headOf(form.field);
  if (head === null) return forms.again('numbers_invalid', typed);
  if (rows.some((row) => row.code !== '' && !code.test(row.code))) return forms.again('code_invalid', typed);
  const accounts = Object.fromEntries(
    rows.flatMap(({ key, name, ...row }) => (row.code === '' ? [] : [[key, { ...row, name: name || row.code }]])),
  );
  const reply = await clientOf(request).call('setBookkeeping', { body: { ...head, accounts } }, signal);
  return forms.answer(request, reply, doneAt(request, 'saved'), typed);
}

const headFields = ['chart', 'adviser', 'client', 'length', 'taxName', 'taxRate'] as const;

/** The fields beside the accounts; null where a number is none. */
function headOf(field: (name: string) => string): Omit<BookkeepingSettings, 'accounts'> | null {
  const whole = (name: string, least: number, most: number): number | null => {
    const number = /^[0-9]{1,7}$/.test(field(name)) ? Number(field(name)) : Number.NaN;
    return number >= least && number <= most ? number : null;
  };
  const [adviser, client] = [whole('adviser', 1001, 9_999_999), whole('client', 1, 99_999)];
  const accountLength = whole('length', 4, 8);
  const wantsDatev = field('adviser') !== '' || field('client') !== '';
  if (wantsDatev && (adviser === null || client === null || accountLength === null)) return null;
  const rate = Number(field('taxRate').replace(',', '.'));
  const hasTax = field('taxName') !== '' || field('taxRate') !== '';
  if (hasTax && (field('taxName') === '' || !(rate > 0 && rate <= 100))) return null;
  return {
    chart: oneOf(charts, field('chart')) ?? 'own',
    datev: adviser === null || client === null || accountLength === null ? null : { adviser, client, accountLength },
    advanceTax: hasTax ? { name: field('taxName').slice(0, 40), rate } : null,
  };
}
