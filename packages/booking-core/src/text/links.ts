/** Endings by which programs that show mails and SMS take letters with a point between them for an address. */
const endings =
  'com|net|org|info|biz|name|pro|app|dev|page|web|site|website|online|shop|store|xyz|top|club|vip|live|life|link|click|cloud|space|work|world|fun|icu|buzz|cyou|cfd|sbs|rest|bond|monster|quest|today|news|email|bank|loan|win|bid|men|date|party|trade|stream|download|support|services|solutions|agency|digital|network|media|group|team|tech|travel|hotel|hotels|holiday|tours|booking|money|cash|finance|credit|insure|pay|gov|edu|mobi|asia|africa|arpa|int|mil|museum|tel|cat|jobs|aero|coop|zip|mov|lol|wtf|host|press|one|global|center|zone|city|moe|ink|wiki|art|blog|design|photo|photos|pics|gallery|studio|video|chat|call|help|fyi|ltd|inc|llc|gmbh|company|rocks|guru|expert|cards|codes|deals|sale|discount|gift|gifts|game|games|bet|casino|poker|porn|sex|xxx|adult';
const foreignEndings =
  'рф|укр|бел|срб|中国|中國|公司|网络|在线|भारत|संगठन|نيت|شبكة|موقع|امارات|السعودية|مصر|ایران|بھارت|ไทย|한국';

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}_-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
/** A point as it is written, also by those who write around programs that look for one. */
const point = '(?:\\.|\\u3002|\\uFF0E|\\uFF61|\\s?[\\[({]\\s?(?:\\.|dot|punkt|point)\\s?[\\])}]\\s?)';
// Older browsers cannot read a look behind: what stands before is a part of the match.
const host = `(?:^|[^\\p{L}\\p{M}\\p{N}])(?:${label}${point}){1,8}(?:xn--[a-z0-9-]+|[a-z]{2}|${endings}|${foreignEndings})(?![\\p{L}\\p{M}\\p{N}_-])`;
const number = '(?:^|[^\\d.])(?:\\d{1,3}\\.){3}\\d{1,3}(?=[:/])';
const scheme = '\\p{L}[\\p{L}\\p{N}+.-]*:\\/\\/|\\b(?:https?|hxxps?|mailto|tel|sms|javascript|data):|\\bwww\\d?\\.';
const link = new RegExp(`${scheme}|${number}|${host}|${label}${point}${label}\\/[^\\s]`, 'iu');

/**
 * Whether a text names an address of a page or a mailbox other than some that are its writer's own: with or without
 * `https://`, in any script, and spelt around programs (`evil[.]com`). Programs make links of such letters, and people
 * follow them. `own` are whole beginnings of addresses, such as `https://hotel.example`, and mailboxes.
 */
export function hasForeignLink(text: string, own: readonly string[] = []): boolean {
  // People read an address past the invisible characters in it; programs differ.
  const seen = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  const rest = own.reduce((left, one) => withoutOwn(left, one), seen);
  return link.test(rest);
}

function withoutOwn(text: string, own: string): string {
  if (own === '') return text;
  const escaped = own.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  // The host ends where the address says so: `https://hotel.example.evil.example` and `https://hotel.example@evil.example` are others'.
  return text.replaceAll(
    new RegExp(`(^|[^\\p{L}\\p{N}@.:/_-])${escaped}(?=[/?#\\s]|[.,;:!)]?(?:\\s|$))[^\\s@]*`, 'giu'),
    '$1 ',
  );
}
