/** Titles that are not part of a name. */
const titles = new Set(
  'mr mrs ms miss mx dr prof sir madam herr frau shri sri smt kumari sheikh श्री श्रीमती सुश्री कुमारी डॉ डॉ० प्रो السيد السيدة الآنسة الدكتور الدكتورة د الشيخ الشيخة الأستاذ الأستاذة'.split(
    ' ',
  ),
);

/** Words that are a name only together with the one after them: “Abd” alone is “servant”. */
const openings = new Set('abd abdul abdel abdal abu umm bin عبد أبو ابو أم ام بنت ابن'.split(' '));

/** Words that belong to the one before them. */
const endings = new Set('al-din ad-din eldin الدين الله الإسلام'.split(' '));

const bare = (word: string): string => word.toLowerCase().replace(/\.$/, '');

/** What a guest is called in a greeting: the given name, whole and without a title; the name as it is where only titles are left. */
export function greetingName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const start = words.findIndex((word) => !titles.has(bare(word)));
  const [first, second] = start < 0 ? [] : words.slice(start);
  if (first === undefined) return fullName.trim();
  return second !== undefined && (openings.has(bare(first)) || endings.has(bare(second)))
    ? `${first} ${second}`
    : first;
}
