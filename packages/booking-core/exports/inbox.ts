export {
  closeReasons,
  inboxKinds,
  messageChannels,
  type CloseReason,
  type InboxKind,
  type MessageChannel,
} from '../src/inbox/inbox.ts';
export { letterTemplates, type LetterTemplate } from '../src/inbox/letter-templates.ts';
export { questionSubjects, type QuestionSubject } from '../src/inbox/question-subjects.ts';
