import { checkEmail, plainEmail } from './traveller.ts';

/** Where most guests have their mail; what differs from one of them by a slip of a finger is asked about. */
const usual =
  'gmail.com googlemail.com yahoo.com yahoo.co.in hotmail.com outlook.com icloud.com rediffmail.com protonmail.com t-online.de freenet.de'.split(
    ' ',
  );

/** Domains that look like a slip and are none. */
const others = new Set(
  'mail.com email.com ymail.com hotmail.de hotmail.fr hotmail.it outlook.de outlook.fr'.split(' '),
);

/** Ends of domains that do not exist, and the real one beside each. */
const ends: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  comm: 'com',
  coom: 'com',
  nte: 'net',
  ogr: 'org',
  dee: 'de',
};

/** The address that was probably meant where a typed one looks mistyped; null where nothing is to ask. */
export function mailDoubt(typed: string): string | null {
  if (checkEmail(typed) !== null) return null;
  const email = plainEmail(typed);
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  const mended = domain.replace(/[^.]+$/, (end) => ends[end] ?? end);
  const isKnown = usual.includes(mended) || others.has(mended) || mended.startsWith('yahoo.');
  const meant = isKnown ? mended : (usual.find((one) => isSlip(mended, one)) ?? mended);
  return meant === domain ? null : email.slice(0, at) + meant;
}

/** Whether one letter too many, one too few, one wrong, or two that changed places are between two words. */
function isSlip(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const [rest, meant] = [one.slice(from), other.slice(from)];
  return (
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    (rest.slice(2) === meant.slice(2) && rest[0] === meant[1] && rest[1] === meant[0])
  );
}
