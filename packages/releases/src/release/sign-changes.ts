import { appsOf, isSame, stateOf } from './app-state.ts';
import type { Composition, SignedState } from './composition.types.ts';
import type { Credential } from './credential.ts';
import { owns, type Owners } from './owners.ts';
import { isTrusted, signState } from './signed-state.ts';

/** A change in a store whose teams sign what they change, by somebody who may not sign it. */
export class NotSigned extends Error {
  override readonly name = 'NotSigned';
}

/** The apps whose part a change makes another. */
export const changedApps = (current: Composition, next: Composition): string[] =>
  [...new Set([...appsOf(current), ...appsOf(next)])].filter(
    (app) => !isSame(stateOf(current, app), stateOf(next, app)),
  );

/**
 * Signs the states of these apps in a composition. Throws `NotSigned` where the key is none that may say so of one of them.
 */
export function signChanges(
  current: Composition,
  next: Composition,
  apps: readonly string[],
  credential: Credential | null,
  owners: Owners,
): { readonly signatures: Composition['signatures']; readonly states: readonly SignedState[] } {
  const states = apps.map((app) => {
    if (credential === null)
      throw new NotSigned(`${app} is changed with a key of its team alone: set RELEASE_TEAM_KEY`);
    const was = current.signatures?.[app];
    const before = was === undefined ? undefined : { ...was, app, state: stateOf(current, app) };
    const signed = signState(
      {
        app,
        version: (was?.version ?? 0) + 1,
        state: stateOf(next, app),
        ...(owns(owners, credential.team, app) || before === undefined ? {} : { before }),
      },
      credential,
    );
    if (!isTrusted(signed, owners)) throw new NotSigned(`the key of ${credential.team} does not change ${app} so`);
    return signed;
  });
  const made = states.map(({ app, state: _state, ...signature }) => [app, signature] as const);
  return { signatures: { ...current.signatures, ...Object.fromEntries(made) }, states };
}
