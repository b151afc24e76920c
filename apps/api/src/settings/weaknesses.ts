type Given = Readonly<Record<string, string | undefined>>;

/** Characters that a secret must have at least, by who chooses it: we ourselves, or the party that gives it to us. */
const secretLengths: Readonly<Record<string, number>> = {
  RAZORPAY_WEBHOOK_SECRET: 24,
  CARD_VAULT_SECRET: 24,
  PROPERTY_KEY_SECRET: 24,
  RAZORPAY_KEY_SECRET: 16,
  SMS_KEY: 16,
};
/** Different characters that a secret must have: `aaaa…` and `abcabc…` are no secrets. */
const fewestCharacters = 8;

const overHttps = ['RAZORPAY_URL', 'RAZORPAY_SCRIPT_URL', 'CARD_VAULT_URL', 'CARD_VAULT_SCRIPT_URL', 'SMS_URL'];
const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What is too weak for production of settings that are given: each fault names its setting, and never quotes a secret. */
export function weaknesses(given: Given): string[] {
  return [
    ...Object.entries(secretLengths).flatMap(([name, length]) => weakSecret(name, given[name], length)),
    ...overHttps.flatMap((name) => notOverHttps(name, given[name])),
    ...mailInTheClear(given['SMTP_URL']),
    ...(given['DATABASE_URL'] === undefined
      ? ['DATABASE_URL: must be set in production: the embedded database does not survive a loss of power']
      : []),
  ];
}

function weakSecret(name: string, secret: string | undefined, length: number): string[] {
  if (secret === undefined) return [];
  if (secret.length < length) return [`${name}: is too short: production wants ${length} characters at least`];
  return new Set(secret).size < fewestCharacters
    ? [`${name}: is too easy to guess: production wants ${fewestCharacters} different characters at least`]
    : [];
}

function notOverHttps(name: string, address: string | undefined): string[] {
  if (address === undefined) return [];
  return URL.canParse(address) && new URL(address).protocol === 'https:'
    ? []
    : [`${name}: must be an https address in production`];
}

/** Mail may go in the clear only to a server of this machine. */
function mailInTheClear(address: string | undefined): string[] {
  if (address === undefined) return [];
  const url = URL.canParse(address) ? new URL(address) : null;
  const isSafe =
    url?.protocol === 'smtps:' ||
    (url?.protocol === 'smtp:' && (url.searchParams.get('requireTLS') === 'true' || thisMachine.test(url.hostname)));
  return isSafe ? [] : ['SMTP_URL: must be smtps://… or smtp://…?requireTLS=true in production, or of this machine'];
}
