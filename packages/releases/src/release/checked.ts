import type { ReleaseStore } from './release-store.ts';
import type { Release } from './release.types.ts';
import { isSignedByOne, signatureOf, type Credential } from './credential.ts';
import { owns, type Owners } from './owners.ts';

/** What the gate said of a release, signed by the team for which it was asked: `gates/<app>/<id>/<moment>.json`. */
export interface Checked {
  readonly app: string;
  readonly id: string;
  /** ISO moment. */
  readonly at: string;
  readonly team: string;
  /** The steps that let it through. */
  readonly steps: readonly string[];
  readonly inBrowser: boolean;
}

/** How long a check is trusted elsewhere, in milliseconds: an approval may take days. */
const trustedMs = 14 * 86_400_000;

/** Writes down that the gate let a release through, for who makes it live in another place. */
export async function noteChecked(
  { blobs }: Pick<ReleaseStore, 'blobs'>,
  checked: Omit<Checked, 'team'>,
  credential: Credential,
): Promise<void> {
  const fields: Checked = { ...checked, team: credential.team };
  const signature = signatureOf({ purpose: 'gate', fields: { ...fields } }, credential);
  const { app, id, at } = checked;
  await blobs.keep(`gates/${app}/${id}/${at.replaceAll(':', '-')}.json`, JSON.stringify({ ...fields, signature }));
}

/** The newest check of a release that made its pages and that a team of the app has signed, or null. */
export async function checkedPages(
  { blobs }: Pick<ReleaseStore, 'blobs'>,
  { app, id }: Pick<Release, 'app' | 'id'>,
  owners: Owners,
  now: Date,
): Promise<Checked | null> {
  for (const name of (await blobs.list(`gates/${app}/${id}/`)).toReversed()) {
    const blob = await blobs.get(name);
    if (blob === null) continue;
    const { signature, ...checked } = JSON.parse(blob.content.toString('utf8')) as Checked & { signature: string };
    const isMeant = checked.app === app && checked.id === id && checked.steps.includes('renders');
    const isYoung = now.getTime() - Date.parse(checked.at) < trustedMs;
    const keys = owners.teams[checked.team]?.keys ?? [];
    if (isMeant && isYoung && owns(owners, checked.team, app))
      if (isSignedByOne({ purpose: 'gate', fields: checked }, signature, keys)) return checked;
  }
  return null;
}
