export { forgetPostedForms } from './posted-forms.queries.ts';
