import type { OperationAnswer, PostedForm } from './booking-form.ts';

/** One form: the operation it is, and the page that its answer leads to. */
export interface FormAnswer {
  /** Fields with words of the guest, which the page finds again where the form was refused; none unless given. */
  readonly keeps?: readonly string[];
  /** `given`: the answer sets a cookie; `needed`: without one that came back the operation is not asked, since it would be spent for nothing. */
  readonly cookie?: 'given' | 'needed';
  /** The operation's path below `/api/` and its body; null where the form is refused before anything is asked. */
  readonly ask: (id: string, form: PostedForm) => { readonly path: string; readonly body: object } | null;
  /** Path and search; `answer` is null where nothing was asked. */
  readonly lead: (id: string, form: PostedForm, answer: OperationAnswer | null) => string;
}
