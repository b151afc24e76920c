import { faultAt } from '../faults/fault-at.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';
import { wordsWanted } from '../schema/words-wanted.ts';

/** Facts that have no words in a language, and marks that differ in number from their words. */
export function faultsInWords(facts: HotelFacts, words: HotelWords, file: string): HotelFault[] {
  // Promotions without words were always sold: their ids are shown. A tax has its name in hotel.json, and a picture is seen.
  const { promotions: _, taxes: _named, images: _seen, ...wanted } = wordsWanted(facts);
  const counted = (marks: readonly string[], marked: readonly string[] | undefined): string | null =>
    marks.length > 0 && marked !== undefined && marks.length !== marked.length
      ? `are ${marked.length}, and hotel.json has ${marks.length} marks for them: one mark each, "check" where none fits`
      : null;
  const facilities = counted(facts.facilityMarks, words.facilities);
  return [
    ...Object.entries(wanted).flatMap(([part, ids]) =>
      [...new Set(ids)]
        .filter((id) => !Object.hasOwn(words[part as keyof typeof wanted], id))
        .map((id) => faultAt(`${part}.${id}`, `has no words: write "${id}" into ${part} of ${file}`, file, 'no_words')),
    ),
    ...(facilities === null ? [] : [faultAt('facilities', `${facilities} (facilityMarks)`, file, 'marks_differ')]),
    ...facts.rooms.flatMap((room) => {
      const why = counted(room.amenityMarks, words.rooms[room.id]?.amenities);
      return why === null ? [] : [faultAt(`rooms.${room.id}.amenities`, `${why} (amenityMarks)`, file, 'marks_differ')];
    }),
  ];
}
