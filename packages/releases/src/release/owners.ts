import type { Blob, BlobStore } from '../store/blob-store.types.ts';

/** The table of a store that says which team releases which apps, `owners.json`. */
export interface Owners {
  /** ISO moment since when what is changed is signed. */
  readonly since: string;
  /** Whether an app's part of the composition is taken only with the signature of a team of the app. */
  readonly isCompositionSigned?: boolean;
  readonly teams: Readonly<Record<string, Team>>;
}

export interface Team {
  /** `*`: every app, and this table. */
  readonly apps: readonly string[];
  /** Public halves of its keys, the newest last. */
  readonly keys: readonly string[];
  /** The team of the origins: of no app, and its keys sign what takes a failing release of any out. */
  readonly takesOut?: boolean;
}

/** The name of the table in a store. */
export const ownersIn = 'owners.json';

/** Null: nobody has said whose apps they are. */
export const ownersFrom = (blob: Blob | null): Owners | null =>
  blob === null ? null : (JSON.parse(blob.content.toString('utf8')) as Owners);

/** The table of a store. */
export const readOwners = async (blobs: BlobStore): Promise<Owners | null> => ownersFrom(await blobs.get(ownersIn));

/** Changes the table; false when somebody else did meanwhile. */
export async function changeOwners(blobs: BlobStore, change: (current: Owners | null) => Owners): Promise<boolean> {
  const blob = await blobs.get(ownersIn);
  return blobs.replace(ownersIn, JSON.stringify(change(ownersFrom(blob)), null, 1), blob?.tag ?? null);
}

/** Whether a team releases an app. */
export const owns = ({ teams }: Owners, team: string, app: string): boolean =>
  teams[team]?.apps.some((one) => one === '*' || one === app) === true;

/** Whether a team is that of the origins. */
export const mayTakeOut = ({ teams }: Owners, team: string): boolean => teams[team]?.takesOut === true;

/** The teams of an app, those of every app left out unless there are no others. */
export function teamsOf({ teams }: Owners, app: string): string[] {
  const named = Object.entries(teams).filter(([, { apps }]) => apps.includes(app));
  const every = Object.entries(teams).filter(([, { apps }]) => apps.includes('*'));
  return (named.length > 0 ? named : every).map(([team]) => team);
}
