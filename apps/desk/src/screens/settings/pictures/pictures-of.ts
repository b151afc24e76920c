import type { Locale } from '@latchkey/site/urls';
import {
  type DraftDocuments,
  entriesAt,
  factsIn,
  listAt,
  textAt,
  valueAt,
  wordsIn,
} from '@latchkey/hotel-document/drafts';
import { languagesOf, nameIn, pictureName } from '../fields/names-in.ts';
import type { KnownImage, Focus, ShownPicture, PicturePlace } from '../model/pictures.types.ts';

/** Where pictures are shown: at the hotel itself, or at one of its rooms. */
export const hotelPlace = 'hotel';

export const middle: Focus = { x: 50, y: 50 };

const listPath = (place: string): 'images' | `rooms.${string}.images` =>
  place === hotelPlace ? 'images' : `rooms.${place}.images`;

/** The place in `hotel.json` of what is shown somewhere. */
export const pathOf = listPath;

/** The names of the pictures that are shown somewhere, in their order. */
export const namesAt = (documents: DraftDocuments, place: string): readonly string[] =>
  entriesAt(factsIn(documents), listPath(place)).map(String);

export const placesIn = (documents: DraftDocuments): readonly string[] => [
  hotelPlace,
  ...listAt(factsIn(documents), 'rooms').map(({ id }) => id),
];

export const focusOf = (documents: DraftDocuments, name: string): Focus => {
  const [x, y] = (['x', 'y'] as const).map((part) => valueAt(factsIn(documents), `imageFocus.${name}.${part}`));
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : middle;
};

/** All pictures by where they are shown, and those that are shown nowhere. */
export function picturesOf(
  documents: DraftDocuments,
  known: readonly KnownImage[],
  locale: Locale,
): { readonly places: readonly PicturePlace[]; readonly unused: readonly ShownPicture[] } {
  const byName = new Map(known.map((one) => [one.name, one]));
  const shown = (name: string): ShownPicture[] => {
    const image = byName.get(name);
    if (image === undefined) return [];
    const undescribed = languagesOf(documents).filter(
      (language) => textAt(wordsIn(documents, language), `images.${name}.alt`) === '',
    );
    return [{ ...image, says: pictureName(documents, name, locale), focus: focusOf(documents, name), undescribed }];
  };
  const ids = placesIn(documents);
  const used = new Set(ids.flatMap((id) => namesAt(documents, id)));
  return {
    places: ids.map((id) => ({
      id,
      name: id === hotelPlace ? null : nameIn(documents, `rooms.${id}.name`, id, locale),
      pictures: namesAt(documents, id).flatMap(shown),
    })),
    unused: known.filter(({ name }) => !used.has(name)).flatMap(({ name }) => shown(name)),
  };
}
