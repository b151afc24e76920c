import { searchWords } from './search-words.ts';

/**
 * Places that people go on calling as they were called, or as another language writes them: the name of today in English,
 * and the others. One word each.
 */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  bengaluru: ['Bangalore', 'बैंगलोर', 'बंगलौर', 'बंगलोर', 'بانغالور', 'بنغالور'],
  mumbai: ['Bombay', 'बंबई', 'बॉम्बे', 'بومباي'],
  chennai: ['Madras', 'मद्रास', 'مدراس'],
  kolkata: ['Calcutta', 'Kalkutta', 'कलकत्ता', 'كلكتا'],
  mysuru: ['Mysore', 'Maisur', 'मैसूर'],
  mangaluru: ['Mangalore', 'मंगलौर'],
  belagavi: ['Belgaum'],
  hubballi: ['Hubli'],
  kochi: ['Cochin', 'कोचीन'],
  thiruvananthapuram: ['Trivandrum', 'त्रिवेंद्रम'],
  kozhikode: ['Calicut', 'कालीकट'],
  thrissur: ['Trichur'],
  alappuzha: ['Alleppey'],
  kollam: ['Quilon'],
  tiruchirappalli: ['Trichy', 'Tiruchi'],
  thanjavur: ['Tanjore'],
  udhagamandalam: ['Ooty', 'ऊटी'],
  puducherry: ['Pondicherry', 'Pondy', 'पांडिचेरी'],
  visakhapatnam: ['Vizag'],
  prayagraj: ['Allahabad', 'इलाहाबाद'],
  varanasi: ['Benares', 'Banaras', 'Kashi', 'बनारस', 'काशी'],
  gurugram: ['Gurgaon', 'गुड़गांव'],
  vadodara: ['Baroda', 'बड़ौदा'],
  pune: ['Poona', 'पूना'],
  panaji: ['Panjim', 'पंजिम'],
  guwahati: ['Gauhati'],
  shimla: ['Simla'],
  kathmandu: ['Katmandu', 'Kantipur'],
  yangon: ['Rangoon', 'Rangun'],
  beijing: ['Peking'],
  istanbul: ['Constantinople', 'Konstantinopel'],
};

const formerNames: readonly (readonly [former: string, now: string])[] = Object.entries(namesOf).flatMap(
  ([now, names]) => names.flatMap((name) => searchWords(name).map((word) => [word, now] as const)),
);

/** Letters that a name must be begun with to be meant by it. */
const leastLetters = 4;

/** What a word of a search may mean: itself, and the names of today of places whose other name begins with it. */
export function placeNames(word: string): readonly string[] {
  if (word.length < leastLetters) return [word];
  const meant = formerNames.filter(([former]) => former.startsWith(word)).map(([, now]) => now);
  return [...new Set([word, ...meant])];
}
