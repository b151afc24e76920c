export { sendAnswerMail } from './answers/send-answer-mail.ts';
export { letIn } from './callers/let-in.ts';
export { operatorKeyOf } from './property-api/property-key.ts';
export { provenCaller } from './callers/proven-caller.ts';
