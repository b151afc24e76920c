import { onlyTakesOut } from './app-state.ts';
import type { SignedState } from './composition.types.ts';
import { isSignedByOne, signatureOf, type Credential } from './credential.ts';
import { mayTakeOut, owns, type Owners } from './owners.ts';

export function signState(fields: Omit<SignedState, 'team' | 'signature'>, credential: Credential): SignedState {
  const signed = { ...fields, team: credential.team };
  return { ...signed, signature: signatureOf({ purpose: 'state', fields: signed }, credential) };
}

/** Whether a team of the app signed it, or an origin, which may only take out what a team has shown. */
export function isTrusted({ signature, ...fields }: SignedState, owners: Owners): boolean {
  const { app, version, state, team, before } = fields;
  if (!isSignedByOne({ purpose: 'state', fields }, signature, owners.teams[team]?.keys ?? [])) return false;
  if (owns(owners, team, app)) return true;
  if (!mayTakeOut(owners, team) || before === undefined) return false;
  return (
    before.app === app && before.version < version && onlyTakesOut(before.state, state) && isTrusted(before, owners)
  );
}
