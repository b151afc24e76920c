import { publicKeyOf, readCredential, type Credential } from '../release/credential.ts';
import { owns, readOwners, teamsOf } from '../release/owners.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { isBucket } from '../store/open-store.ts';
import { UsageError, type CommandAnswer } from './command.types.ts';

/** The team that runs a command, by `RELEASE_TEAM_KEY`; null where it is not set. */
export function credentialOrUsage(setting: string | undefined): Credential | null {
  try {
    return readCredential(setting);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Why somebody may not change these apps, or null. A folder is a store for development: there whoever can write it may, as
 * long as nobody has said whose apps they are. A bucket is not: it wants a table of owners (`*`: whoever begins one may) and a
 * team's key.
 */
export async function mayNotChange(
  { blobs }: Pick<ReleaseStore, 'blobs'>,
  address: string,
  credential: Credential | null,
  apps: readonly string[],
): Promise<CommandAnswer | null> {
  const owners = await readOwners(blobs);
  if (owners === null)
    return isBucket(address) && !apps.includes('*')
      ? refused(
          'no_owners',
          'this store does not say which team releases what: pnpm releases owners add platform "*" makes the first key',
        )
      : null;
  const [app] = apps.filter((one) => credential === null || !owns(owners, credential.team, one));
  if (credential === null)
    return refused(
      'no_key',
      `${app ?? 'this'} belongs to ${app === undefined ? 'a team' : named(teamsOf(owners, app))}: set RELEASE_TEAM_KEY to the team’s key`,
    );
  if (owners.teams[credential.team]?.keys.includes(publicKeyOf(credential)) !== true)
    return refused('unknown_key', `RELEASE_TEAM_KEY is none of the keys that this store knows of ${credential.team}`);
  return app === undefined
    ? null
    : refused(
        'not_yours',
        `${app} belongs to ${named(teamsOf(owners, app))}, and not to ${credential.team}: ask them, or the team of the platform`,
      );
}

const named = (teams: readonly string[]): string =>
  teams.length === 0 ? 'no team' : `the team ${teams.join(' and ')}`;

const refused = (code: string, line: string): CommandAnswer => ({ isDone: false, lines: [line], data: { code } });
