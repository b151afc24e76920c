import type { ScreenRequest } from '@latchkey/site/screen';
import { type DraftDocuments, textAt, wordsIn } from '@latchkey/hotel-document/drafts';
import type { SettingsField } from '../fields/field.types.ts';
import { languagesOf, wordsFile } from '../fields/names-in.ts';
import { markName, markOf } from '../fields/mark-of.ts';
import { namedPlace } from '../named-place.ts';
import type { Finding, NamedPlace, PicturesModel } from '../settings.model.ts';
import { describedAs } from './picture-changes.ts';
import { namesAt, picturesOf, placesIn } from './pictures-of.ts';
import { type KnownImage } from '../model/pictures.types.ts';

type OfAllPages = Omit<
  PicturesModel,
  'page' | 'part' | 'places' | 'unused' | 'picture' | 'findings' | 'typed' | 'invalid'
>;

/** The page of the pictures, or of the one that its address names. */
export function picturesModel(
  { search, returned, locale }: ScreenRequest,
  {
    documents,
    images,
    findings,
  }: {
    readonly documents: DraftDocuments;
    readonly images: readonly KnownImage[];
    readonly findings: readonly Omit<Finding, Exclude<keyof NamedPlace, 'file' | 'path'>>[];
  },
  ofAllPages: OfAllPages,
): PicturesModel {
  const { places, unused } = picturesOf(documents, images, locale);
  const typed = returned?.fields ?? {};
  const name = typed['picture'] ?? search['picture'];
  const shown = [...places.flatMap(({ pictures }) => pictures), ...unused].find((one) => one.name === name);
  return {
    page: 'pictures',
    part: 'pictures',
    ...ofAllPages,
    places,
    unused,
    picture:
      shown === undefined
        ? null
        : {
            ...shown,
            fields: fieldsOf(documents, shown.name),
            at: placesIn(documents).filter((place) => namesAt(documents, place).includes(shown.name)),
          },
    findings: findings
      .map((one) => ({ ...one, ...namedPlace(documents, one, locale) }))
      .filter((one) => one.part === 'pictures' && (shown === undefined || one.picture === shown.name)),
    typed,
    invalid:
      returned?.code === 'invalid' && shown !== undefined
        ? describedAs(documents, shown.name, typedIn(fieldsOf(documents, shown.name), typed)).invalid
        : [],
  };
}

/** What a form that comes back says: what was left alone is as it stands. */
const typedIn =
  (fields: readonly SettingsField[], typed: Readonly<Record<string, string>>) =>
  (name: string): string => {
    const marked = fields.find((field) => markName(field.name) === name);
    return marked === undefined
      ? (typed[name] ?? fields.find((field) => field.name === name)?.value ?? '')
      : markOf(marked.value);
  };

const fieldsOf = (documents: DraftDocuments, name: string): SettingsField[] =>
  (['alt', 'caption'] as const).flatMap((part) =>
    languagesOf(documents).map((language) => {
      const file = wordsFile(language);
      const path = `images.${name}.${part}` as const;
      return {
        name: `${file} ${path}`,
        file,
        path,
        label: part,
        kind: 'line' as const,
        value: textAt(wordsIn(documents, language), path),
        language,
        isOptional: true,
      };
    }),
  );
