export { clearDraft, draftOf } from './set-up/drafts.queries.ts';
export { ownMissing } from './set-up/own-accounts.ts';
export { isUnopened } from './set-up/kept-by-provider.ts';
export { judgedFindings, namesIn } from './set-up/judged-findings.ts';
export { changedSince, noteWatched, watchedNow, type WatchedNow } from './watched/note-watched.ts';
export { formerFacts } from './watched/former-facts.ts';
export type { WatchedChange } from './watched/watched-changes.ts';
export { besideOf } from './watched/watched.queries.ts';
export { type By, publishChanges, publishFormer } from './set-up/publish-changes.ts';
export { proposeDue } from './set-up/languages/propose-due.ts';
export { publishPlanned } from './set-up/publish-planned.ts';
export { letIn } from './callers/let-in.ts';
export { operatorKeyOf } from './property-api/property-key.ts';
export { provenCaller } from './callers/proven-caller.ts';
export { lettersTo } from './answers/care.queries.ts';
export { textsOfNotes } from './day/notes.queries.ts';
export { propertyUpkeep } from './property.upkeep.ts';
export {
  insertStart,
  lockStart,
  startOf,
  type StartRow,
  startsOf,
  writeAnswers,
  writeOpening,
} from './watched/starts.queries.ts';
