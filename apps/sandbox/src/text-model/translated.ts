/**
 * Words for words that hotels use, and others for the rest: people see at once that it is a fake, programs take it for
 * a translation.
 */
const glossary: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  German: {
    room: 'Zimmer',
    rooms: 'Zimmer',
    pool: 'Pool',
    breakfast: 'Frühstück',
    guests: 'Gäste',
    guest: 'Gast',
    and: 'und',
    the: 'das',
    with: 'mit',
    house: 'Haus',
    free: 'frei',
  },
  Arabic: {
    room: 'غرفة',
    rooms: 'غرف',
    pool: 'مسبح',
    breakfast: 'فطور',
    guests: 'ضيوف',
    guest: 'ضيف',
    and: 'و',
    the: 'هذا',
    with: 'مع',
    house: 'بيت',
    free: 'مجاني',
  },
  Hindi: {
    room: 'कमरा',
    rooms: 'कमरे',
    pool: 'पूल',
    breakfast: 'नाश्ता',
    guests: 'मेहमान',
    guest: 'मेहमान',
    and: 'और',
    the: 'यह',
    with: 'साथ',
    house: 'घर',
    free: 'मुफ़्त',
  },
  English: { zimmer: 'room', frühstück: 'breakfast', und: 'and', mit: 'with', das: 'the', haus: 'house' },
};

const others: Readonly<Record<string, readonly string[]>> = {
  German: ['ruhig', 'hell', 'gern', 'hier', 'schön', 'weit', 'nah', 'wohnlich'],
  Arabic: ['هادئ', 'جميل', 'قريب', 'هنا', 'واسع', 'مريح', 'مشرق', 'طيب'],
  Hindi: ['शांत', 'सुंदर', 'पास', 'यहाँ', 'खुला', 'आराम', 'उजला', 'अच्छा'],
  English: ['quiet', 'bright', 'near', 'here', 'wide', 'calm', 'good', 'kind'],
};

type Say = (text: string, at: number) => string;

/** A text word by word in a language; names and figures stay. */
export const translated = (language: string, names: readonly string[]): Say => {
  const kept = [...names].toSorted((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp([...kept, String.raw`[\p{L}\p{M}’']+`].join('|'), 'gu');
  return (text) => {
    let at = 0;
    return text.replace(pattern, (word) => {
      if (names.includes(word)) return word;
      at += 1;
      return glossary[language]?.[word.toLowerCase()] ?? others[language]?.[at % 8] ?? word;
    });
  };
};

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * What models do wrong when they translate, in turn: another figure, an address, markup, the text left as it was, a
 * name lost, endless words, an empty answer.
 */
export const translatedWrong = (language: string, names: readonly string[]): Say => {
  const right = translated(language, names);
  const wrong: readonly Say[] = [
    (text, at) => `${right(text, at)} 24`,
    (text, at) => `${right(text, at)} https://tickets.example`,
    (text, at) => `<b>${right(text, at)}</b>`,
    (text) => `the ${text} and`,
    (text, at) => names.reduce((rest, name) => rest.replaceAll(name, ''), `${right(text, at)} 7`),
    (text, at) => `${right(text, at)} `.repeat(60),
    () => '',
  ];
  return (text, at) => wrong[at % wrong.length]?.(text, at) ?? '';
};
