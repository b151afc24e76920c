import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { answerInvoices } from './invoices/answer-invoices.ts';
import { answerRegistration } from './registration/answer-registration.ts';

/** The forms of the registrations and of the invoices; the reports themselves have none. */
export const action = (request: PostRequest): Promise<PostOutcome> =>
  request.path.endsWith('/registration') ? answerRegistration(request) : answerInvoices(request);
