import type { BlobStore } from '../store/blob-store.types.ts';

/** The table of a store that says which team releases which apps, `owners.json`. */
export interface Owners {
  /** ISO moment since when what is changed is signed. */
  readonly since: string;
  readonly teams: Readonly<Record<string, Team>>;
}

export interface Team {
  /** `*`: every app, and this table. */
  readonly apps: readonly string[];
  /** Public halves of its keys, the newest last. */
  readonly keys: readonly string[];
}

const name = 'owners.json';

/** Null: nobody has said whose apps they are. */
export async function readOwners(blobs: BlobStore): Promise<Owners | null> {
  const blob = await blobs.get(name);
  return blob === null ? null : (JSON.parse(blob.content.toString('utf8')) as Owners);
}

/** Changes the table; false when somebody else did meanwhile. */
export async function changeOwners(blobs: BlobStore, change: (current: Owners | null) => Owners): Promise<boolean> {
  const blob = await blobs.get(name);
  const current = blob === null ? null : (JSON.parse(blob.content.toString('utf8')) as Owners);
  return blobs.replace(name, JSON.stringify(change(current), null, 1), blob?.tag ?? null);
}

/** Whether a team releases an app. */
export const owns = ({ teams }: Owners, team: string, app: string): boolean =>
  teams[team]?.apps.some((one) => one === '*' || one === app) === true;

/** The teams of an app, those of every app left out unless there are no others. */
export function teamsOf({ teams }: Owners, app: string): string[] {
  const named = Object.entries(teams).filter(([, { apps }]) => apps.includes(app));
  const every = Object.entries(teams).filter(([, { apps }]) => apps.includes('*'));
  return (named.length > 0 ? named : every).map(([team]) => team);
}
