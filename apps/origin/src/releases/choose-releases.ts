import type { PageReleases, PageRequest } from '@latchkey/releases/page';
import { isPreviewSigned } from '@latchkey/releases/store';
import type { KeyRing } from '@latchkey/security/signing';
import type { Composer } from './composer.ts';
import { bucketCookie, bucketIn, canariesOf, newBucket, pinCookie, pinIn, rememberBucket, rememberPin } from './mix.ts';
import { overrideCookie, parseOverrides } from './overrides.ts';

/** Cookie that a preview's link leaves: the link's own search, signature and all. */
export const previewCookie = 'latchkey-preview';

export interface ReleaseRules {
  readonly mode: 'demo' | 'production';
  /** Overrides for every page, as the cookie writes them. */
  readonly overrides: string;
  /** Signs previews and pins; null: there are none. */
  readonly previewKeys: KeyRing | null;
}

/** The releases of a page, why it has these, and the cookies that keep them. */
export interface ChosenReleases {
  readonly releases: PageReleases;
  readonly kind: NonNullable<PageRequest['mix']>;
  readonly cookies: readonly string[];
  /** The number that the guest brought; null: none, as on a first page. */
  readonly bucket: number | null;
  /** What a preview asked for, by app and by `<app>/<experiment>`; empty where there is none. */
  readonly wished: Readonly<Record<string, string>>;
}

/**
 * What a guest's page is made of: a preview that a signed link asked for (outside production also any mix), else what the
 * booking under way began on, else the canary of the guest's share, else what is live.
 */
export async function chooseReleases(
  composer: Composer,
  { mode, overrides, previewKeys }: ReleaseRules,
  asked: {
    readonly path: string;
    readonly cookies: Readonly<Record<string, string>>;
    readonly now: number;
    readonly isSecure: boolean;
    /** Whether the guest may be in an experiment, and so gets a number while one runs. */
    readonly mayTry?: boolean;
  },
): Promise<ChosenReleases | null> {
  const { cookies, now, isSecure } = asked;
  const composition = composer.current();
  const preview = {
    ...(mode === 'demo' ? parseOverrides(`${overrides},${cookies[overrideCookie] ?? ''}`) : {}),
    ...signedMix(cookies[previewCookie], previewKeys, now),
  };
  const isPreview = Object.keys(preview).length > 0;
  const isPayment = /^\/(?:room\/checkout|checkout\/)/.test(asked.path);
  const pin = isPayment && previewKeys !== null ? pinIn(cookies[pinCookie], previewKeys, now) : {};
  const kept = Object.fromEntries(
    Object.entries(pin).filter(([app, id]) => !composition.quarantined.includes(`${app}@${id}`)),
  );
  const hasCanary = Object.keys(composition.canary).length > 0;
  const known = bucketIn(cookies[bucketCookie]);
  const tries = asked.mayTry === true && previewKeys !== null && Object.keys(composition.experiments).length > 0;
  const bucket = hasCanary || tries ? (known ?? newBucket()) : null;
  const canaries = canariesOf(composition, bucket);
  const releases = await composer.compose(preview, kept, canaries);
  if (releases === null) return null;
  const isCanary = Object.entries(canaries).some(([app, id]) => idIn(releases, app) === id);
  const begins = asked.path.replace(/\/$/, '') === '/room/checkout';
  return {
    releases,
    kind: isPreview ? 'preview' : isCanary ? 'canary' : 'live',
    cookies: [
      ...(bucket !== null && known === null ? [rememberBucket(bucket, isSecure)] : []),
      ...(begins && previewKeys !== null && !isPreview ? rememberPin(releases, previewKeys, now, isSecure) : []),
    ],
    bucket: known,
    wished: preview,
  };
}

const idIn = ({ shell, remotes }: PageReleases, app: string): string | undefined =>
  app === 'shell' ? shell.id : Object.values(remotes).find((release) => release.app === app)?.id;

/** The mix of a preview's cookie; empty when it is not signed by us or has run out. */
export function signedMix(cookie: string | undefined, keys: KeyRing | null, now: number): Record<string, string> {
  if (cookie === undefined || keys === null) return {};
  const search = new URLSearchParams(cookie);
  return isPreviewSigned(search, keys, now) ? parseOverrides(search.get('mix') ?? '') : {};
}
