import { latinDigits } from '../text/latin-digits.ts';
import { withDigits } from './number-words.ts';

/** The kinds of bed. */
export const bedKinds = ['king', 'queen', 'double', 'single', 'bunk', 'dorm', 'sofa'] as const;

export type BedKind = (typeof bedKinds)[number];

/** Beds of one kind in a room; the kinds are those of a hotel's facts. */
export interface BedTyped {
  readonly kind: BedKind;
  readonly count: number;
}

/**
 * How beds are called in the four languages, and as owners write them in Spanish, Portuguese, Italian, French, Greek and
 * Vietnamese; the first that fits counts, so that a bunk bed is no bed.
 */
const names: readonly (readonly [RegExp, BedTyped['kind'], number])[] = [
  [/king|किंग|كينج|كينغ/i, 'king', 1],
  [/queen|क्वीन|كوين/i, 'queen', 1],
  [/bunk|etage|stock|बंक|طابقين|litera|beliche|a castello|superpos|κουκέτ|giường tầng/i, 'bunk', 1],
  [/dorm|schlafsaal|डॉर्म|डोर्म|مهجع/i, 'dorm', 1],
  [/sof[aá]|couch|सोफ़ा|सोफा|أريكة|كنبة|canap[eé]|divano|καναπ/i, 'sofa', 1],
  [/twin|zwei ?bett|ट्विन|توأم/i, 'single', 2],
  [/double|doppel|डबल|مزدوج|doble|casal|matrimonial|grands? lit|διπλ|giường đôi/i, 'double', 1],
  [/single|einzel|सिंगल|مفرد|individual|solteiro|singol|μον[όάή]|giường đơn|futon/i, 'single', 1],
  [/bed|bett|बेड|बिस्तर|سرير|\bcamas?\b|\blits?\b|\blett[oi]\b|κρεβάτι|giường/i, 'single', 1],
];

/** So many guests sleep in one. */
const sleeps = { king: 2, queen: 2, double: 2, single: 1, bunk: 2, dorm: 1, sofa: 2 } as const;
const mostOfOne = 40;

const betweenBeds = /[+&/,،]|\band\b|\bund\b| और | و | [ye] | et | και | và /;
/** A comma between digits is within a width: 1,40 m. */
const withinWidth = /(\d)[,،](?=\d)/g;

/** Beds as people name them (`1 double + 2 single`, `Doppelbett`); null where nothing of it is known. */
export function bedsTyped(text: string): readonly BedTyped[] | null {
  const beds: BedTyped[] = [];
  for (const part of withDigits(latinDigits(text)).replace(withinWidth, '$1.').split(betweenBeds)) {
    if (part.trim() === '') continue;
    const bed = bedIn(part);
    if (bed === null) return null;
    beds.push(bed);
  }
  return beds.length === 0 ? null : beds;
}

function bedIn(text: string): BedTyped | null {
  const measured = bedOfWidth(text);
  if (measured !== null) return measured;
  const found = names.find(([name]) => name.test(text));
  const count = Number(/\d+/.exec(text)?.[0] ?? 1);
  if (found === undefined || count < 1 || count > mostOfOne) return null;
  return { kind: found[1], count: count * found[2] };
}

/** Beds by their width alone, as spreadsheets have them: `2 x 90 cm`. */
function bedOfWidth(text: string): BedTyped | null {
  const [, many, width] = /^\s*(?:(\d{1,2})\s*[x×*]\s*)?(\d{2,3})(?:\s*[x×]\s*\d{3})?\s*cm\s*$/i.exec(text) ?? [];
  const kind = widths.find(([least]) => Number(width) >= least)?.[1];
  const count = Number(many ?? 1);
  return width === undefined || kind === undefined || count < 1 || count > mostOfOne ? null : { kind, count };
}

/** The least width of each kind, in centimetres. */
const widths: readonly (readonly [least: number, kind: BedKind])[] = [
  [180, 'king'],
  [160, 'queen'],
  [140, 'double'],
  [70, 'single'],
];

/** What a room for so many guests has where nobody said it: a double bed for two, and a single one for each further. */
export function usualBeds(guests: number, isShared: boolean): readonly BedTyped[] {
  if (isShared && guests === 1) return [{ kind: 'dorm', count: 1 }];
  if (guests === 1) return [{ kind: 'single', count: 1 }];
  return [{ kind: 'double', count: 1 }, ...(guests > 2 ? [{ kind: 'single', count: guests - 2 } as const] : [])];
}

/** How many sleep in beds. */
export const sleepersIn = (beds: readonly BedTyped[]): number =>
  beds.reduce((sum, { kind, count }) => sum + sleeps[kind] * count, 0);
