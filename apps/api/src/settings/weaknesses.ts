import { isSecureAddress, isThisMachine, weaknessOf } from '@latchkey/security/settings';

type GivenSettings = Readonly<Record<string, string | undefined>>;

/** Characters that a secret must have at least, and who chooses it: we ourselves, or the party that gives it to us. */
const secrets: Readonly<Record<string, { readonly shortest: number; readonly whose: 'ours' | 'theirs' }>> = {
  RAZORPAY_WEBHOOK_SECRET: { shortest: 24, whose: 'ours' },
  CARD_VAULT_SECRET: { shortest: 24, whose: 'ours' },
  PROPERTY_KEY_SECRET: { shortest: 24, whose: 'ours' },
  ACCOUNT_KEYS_SECRET: { shortest: 43, whose: 'ours' },
  RAZORPAY_KEY_SECRET: { shortest: 16, whose: 'theirs' },
  STRIPE_SECRET_KEY: { shortest: 16, whose: 'theirs' },
  STRIPE_WEBHOOK_SECRET: { shortest: 16, whose: 'theirs' },
  SMS_KEY: { shortest: 16, whose: 'theirs' },
};
/** Which of them holds several with commas between, all of which are to be strong. */
const rings = new Set(['PROPERTY_KEY_SECRET', 'ACCOUNT_KEYS_SECRET']);

const overHttps = [
  'RAZORPAY_URL',
  'RAZORPAY_SCRIPT_URL',
  'CARD_VAULT_URL',
  'CARD_VAULT_SCRIPT_URL',
  'STRIPE_URL',
  'STRIPE_SCRIPT_URL',
  'SMS_URL',
  'INDEXNOW_URL',
];
/** Scripts that run in guests' pages, and where guests' browsers send what they measure. */
export const measuringAddresses = [
  'PIXEL_SCRIPT_URL',
  'PIXEL_COLLECT_URL',
  'TAG_MANAGER_SCRIPT_URL',
  'SITE_TAG_SCRIPT_URL',
];

/** What is too weak for production of settings that are given: each fault names its setting, and never quotes a secret. */
export function weaknesses(given: GivenSettings): string[] {
  return [
    ...Object.keys(secrets).flatMap((name) => weakSecret(name, given[name])),
    ...sharedSecrets(given),
    ...[...overHttps, ...measuringAddresses].flatMap((name) => notOverHttps(name, given[name])),
    ...(given['TAG_COLLECT_ORIGINS']?.split(',') ?? []).flatMap((one) =>
      notOverHttps('TAG_COLLECT_ORIGINS', one.trim()),
    ),
    ...textModelInTheClear(given['TEXT_MODEL_URL']),
    ...mailInTheClear(given['SMTP_URL']),
    ...(given['DATABASE_URL'] === undefined
      ? ['DATABASE_URL: must be set in production: the embedded database does not survive a loss of power']
      : []),
  ];
}

function weakSecret(name: string, setting: string | undefined): string[] {
  const rule = secrets[name];
  if (setting === undefined || rule === undefined) return [];
  const found = secretsIn(name, setting).map((secret) => weaknessOf(secret, rule.shortest, rule.whose));
  if (found.includes('short')) return [`${name}: is too short: production wants ${rule.shortest} characters at least`];
  return found.includes('guessable')
    ? [`${name}: is too easy to guess: production wants one that was drawn at random`]
    : [];
}

/** One secret for two purposes: what is signed for one would hold for the other. */
function sharedSecrets(given: GivenSettings): string[] {
  const owners = new Map<string, string>();
  return Object.keys(secrets).flatMap((name) =>
    secretsIn(name, given[name] ?? '').flatMap((secret) => {
      const other = owners.get(secret);
      if (secret !== '') owners.set(secret, other ?? name);
      return other === undefined || other === name ? [] : [`${name}: is the same as ${other}`];
    }),
  );
}

const secretsIn = (name: string, setting: string): string[] =>
  rings.has(name) ? setting.split(',').map((one) => one.trim()) : [setting];

const notOverHttps = (name: string, address: string | undefined): string[] =>
  address === undefined || isSecureAddress(address) ? [] : [`${name}: must be an https address in production`];

/** A text model of this machine may be asked in the clear. */
function textModelInTheClear(address: string | undefined): string[] {
  const isHere = address !== undefined && URL.canParse(address) && isThisMachine(new URL(address).hostname);
  return isHere ? [] : notOverHttps('TEXT_MODEL_URL', address);
}

/** Mail may go in the clear only to a server of this machine. */
function mailInTheClear(address: string | undefined): string[] {
  if (address === undefined) return [];
  const url = URL.canParse(address) ? new URL(address) : null;
  const isSafe =
    url?.protocol === 'smtps:' ||
    (url?.protocol === 'smtp:' && (url.searchParams.get('requireTLS') === 'true' || isThisMachine(url.hostname)));
  return isSafe ? [] : ['SMTP_URL: must be smtps://… or smtp://…?requireTLS=true in production, or of this machine'];
}
