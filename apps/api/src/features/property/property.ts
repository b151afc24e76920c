export { clearDraft, draftOf } from './hotel-settings/drafts.queries.ts';
export { ownMissing } from './hotel-settings/own-accounts.ts';
export { isUnopened } from './hotel-settings/provider-keys.ts';
export { judgedFindings, namesIn } from './hotel-settings/judged-findings.ts';
export { changedSince, noteWatched, watchedNow, type WatchedNow } from './watched/note-watched.ts';
export { formerFacts } from './watched/former-facts.ts';
export type { WatchedChange } from './watched/watched-changes.ts';
export { besideOf } from './watched/watched.queries.ts';
export { type By, publishChanges, publishFormer } from './hotel-settings/publish-changes.ts';
export { proposeDue } from './hotel-settings/languages/propose-due.ts';
export { publishPlanned } from './hotel-settings/publish-planned.ts';
export { letIn } from './callers/let-in.ts';
export { operatorKeyOf } from './routes/property-key.ts';
export { provenCaller } from './callers/proven-caller.ts';
export { owingStays } from './folios/left-owing.queries.ts';
export { lettersTo } from './inbox/care.queries.ts';
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
