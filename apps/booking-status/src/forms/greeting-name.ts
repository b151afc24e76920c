const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Titles that are not part of a name. */
const titles = words(
  'mr mrs ms miss mx dr prof sir madam rev fr capt col maj gen adv er ing dipl-ing mag herr frau shri sri smt kumari pt pandit swami sheikh shaikh श्री श्रीमती सुश्री कुमारी डॉ डॉ० प्रो पं पंडित السيد السيدة الآنسة الدكتور الدكتورة د م أ الشيخ الشيخة الأستاذ الأستاذة المهندس المهندسة الحاج الحاجة',
);

/** Words that are a name only together with the one after them: “Abd” alone is “servant”. */
const openings = words('abd abdul abdel abdal abu umm bin md mohd syed عبد أبو ابو أم ام بنت ابن');

/** Words that belong to the one before them. */
const endings = words('al-din ad-din eldin الدين الله الإسلام');

/** Words that open a family name: whoever writes one first has not begun with the given name. */
const particles = words(
  'van von vom zu zum zur der den ter ten de da di do du del della dos das la le lo los el al bint st آل',
);

/** Family names of which most who bear them write them first, in Latin letters too. */
const familyFirst = words(
  'nguyen nguyễn tran trần pham phạm huynh huỳnh hoang hoàng vu vũ dang đặng bui bùi ngo ngô duong dương wang zhang liu chen yang huang zhao zhou xu zhu gao lin luo zheng liang kim lee park choi jung kang yoon jang kwon',
);

/** What stands behind a name and a comma without being a part of it. */
const suffixes = words('jr sr ii iii iv phd md mba');

const bare = (word: string): string => word.toLowerCase().replaceAll('.', '');

/** Names in these scripts begin with the family name. */
const isFamilyFirst = (name: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);

/** “R.”, “R.K.”, “S”, “आर.”, and “KR” before a name in small letters. */
function isInitials(word: string, name: string): boolean {
  if (/^\P{M}\p{M}*$/u.test(word) || /[.॰]/.test(word)) return true;
  return /^\p{Lu}{2,3}$/u.test(word) && /\p{Ll}/u.test(name);
}

/**
 * What a guest is called in a greeting: the given name, whole and without a title. Where the first word is no given name
 * (initials, a particle, a family name) it is the whole name; the name as it is where only titles are left.
 */
export function greetingName(fullName: string): string {
  const [family = '', given = ''] = fullName.trim().split(/\s*[,،]\s*/);
  if (given !== '' && !suffixes.has(bare(given))) return greetingName(`${given} ${family}`);
  const all = family.split(/\s+/);
  const start = all.findIndex((word) => !titles.has(bare(word)));
  const [first, second] = start < 0 ? [] : all.slice(start);
  if (first === undefined) return fullName.trim();
  const name = all.slice(start).join(' ');
  if (second === undefined) return first;
  if (openings.has(bare(first)) || endings.has(bare(second))) return `${first} ${second}`;
  const isGiven =
    !isInitials(first, name) && !isFamilyFirst(name) && !particles.has(bare(first)) && !familyFirst.has(bare(first));
  return isGiven ? first : name;
}
