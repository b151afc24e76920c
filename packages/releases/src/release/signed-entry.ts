import type { JournalEntry } from './composition.types.ts';
import { isSignedByOne, signatureOf, type Credential } from './credential.ts';
import { mayTakeOut, owns, type Owners } from './owners.ts';

/** The entry with its team and that team's signature. */
export function signedEntry(entry: JournalEntry, credential: Credential): JournalEntry {
  const signed = { ...entry, team: credential.team };
  return { ...signed, signature: signatureOf({ purpose: 'journal', fields: signed }, credential) };
}

/** Whether an entry was signed by a team that may change its app, or by an origin that took something out of it. */
export function isSignedByOwner({ signature, ...entry }: JournalEntry, owners: Owners): boolean {
  const { team, app } = entry;
  if (team === undefined || signature === undefined) return false;
  const isOrigins = mayTakeOut(owners, team) && (entry.action === 'quarantine' || entry.action === 'experiment_end');
  if (!isOrigins && !owns(owners, team, app)) return false;
  return isSignedByOne({ purpose: 'journal', fields: entry }, signature, owners.teams[team]?.keys ?? []);
}
