export { sendAnswerMail } from './answers/send-answer-mail.ts';
export { clearDraft, draftOf } from './set-up/drafts.queries.ts';
export { isUnopened } from './set-up/kept-by-provider.ts';
export { type By, publishChanges } from './set-up/publish-changes.ts';
export { proposeDue } from './set-up/languages/propose-due.ts';
export { publishPlanned } from './set-up/publish-planned.ts';
export { letIn } from './callers/let-in.ts';
export { operatorKeyOf } from './property-api/property-key.ts';
export { provenCaller } from './callers/proven-caller.ts';
