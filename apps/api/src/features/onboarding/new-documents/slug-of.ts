/** Letters that stand for two in an address; accents of the others are left out. */
const spelt: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };
const longest = 40;

/** A name as an address may have it: small Latin letters, digits and hyphens; empty where it has none of them. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüßæøłđ]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
