/**
 * Countries below whose second-level names anybody can register a domain (https://publicsuffix.org/list/, section ICANN), by
 * those names. It lacks what is rare: two hosts below one that is left out count as of one owner, which is the safe mistake.
 */
export const publicSuffixes: Readonly<Record<string, string>> = {
  co: 'ae at bw cr hu id il in jp ke kr ma me mz nz rs th tt tz ug uk za zw',
  com: 'af ag ai al ar au az ba bb bd bh bo br bs by bz cn co cu cy do dz ec ee eg es et fj fr ge gh gr gt hk hn hr iq jm jo kh kw kz lb lc lk lv ly mk mm mo mt mv mx my na ng ni np om pa pe pg ph pk pl ps pt py qa ro sa sb sg sn sv sy tn tr tt tw ua uy uz vc ve vn vu ws ye',
  org: 'au il in nz uk za',
  net: 'au br cn in nz uk za',
  or: 'at id jp ke kr th tz',
  ne: 'jp',
  me: 'uk',
  ltd: 'uk',
  plc: 'uk',
  firm: 'in',
  gen: 'in',
  ind: 'in',
  in: 'th',
  web: 'id',
};
