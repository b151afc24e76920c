import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { answerBooks } from './books/answer-books.ts';
import { answerInvoices } from './invoices/answer-invoices.ts';
import { answerRegistration } from './registration/answer-registration.ts';

/** The forms of the registrations, of the books and of the invoices; the reports themselves have none. */
export function action(request: PostRequest): Promise<PostOutcome> {
  if (request.path.endsWith('/registration')) return answerRegistration(request);
  return request.path.endsWith('/books') ? answerBooks(request) : answerInvoices(request);
}
