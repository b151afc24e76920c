import { isLive } from '@latchkey/releases/store';
import { isSignedBy, newestSignature, type KeyRing } from '@latchkey/security/signing';

/** What a page that was sent proves: to a browser of which network, with which releases in doubt (`<app>@<id>`). */
export interface ProvenPage {
  readonly network: string;
  readonly releases: readonly string[];
}

/** How long a page's report is taken as proven, in milliseconds: after that the release is judged by newer pages. */
const provenMs = 3_600_000;

/** Signs that a page was sent, for its browser to hand back with what failed in it. */
export function proofOf({ network, releases }: ProvenPage, keys: KeyRing, now: number): string {
  const [named, until] = [releases.join(','), String(now + provenMs)];
  return `${named}|${until}|${newestSignature(signedText(named, until, network), keys)}`;
}

/** Whether a page with this release was sent by us to this network, lately. */
export function isProven(proof: string, release: string, network: string, keys: KeyRing | null, now: number): boolean {
  const [named = '', until = '', signature = ''] = proof.split('|');
  if (keys === null || !isLive(until, now) || !named.split(',').includes(release)) return false;
  return isSignedBy(signedText(named, until, network), signature, keys);
}

const signedText = (named: string, until: string, network: string) =>
  ({ purpose: 'page', fields: [named, until, network] }) as const;
