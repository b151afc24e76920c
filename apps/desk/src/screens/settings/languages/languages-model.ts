import type { ScreenRequest } from '@latchkey/site/screen';
import { isLocale, type Locale } from '@latchkey/site/urls';
import type { DraftDocuments } from '@latchkey/hotel-document/drafts';
import { nameIn } from '../fields/names-in.ts';
import type { LanguagesModel, OfDraft } from '../settings.model.ts';
import type { Languages } from '../model/languages.types.ts';
import { sectionsOf } from './sections-of.ts';

/** The language whose texts a page shows: the one of its address, or of the form that was posted there. */
export const languageAsked = ({ search, returned }: ScreenRequest): Locale | null => {
  const asked = returned?.fields['language'] ?? search['language'] ?? '';
  return isLocale(asked) ? asked : null;
};

/** The page of the hotel's languages, and of what one of them lacks. */
export function languagesModel(
  request: ScreenRequest,
  documents: DraftDocuments,
  { canPropose, languages, texts }: Languages,
  ofAllPages: OfDraft,
): LanguagesModel {
  const { locale, returned } = request;
  const language = languageAsked(request);
  const typed = returned?.fields ?? {};
  const sections = language === null ? [] : sectionsOf(texts);
  return {
    page: 'languages',
    part: 'languages',
    ...ofAllPages,
    canPropose,
    languages,
    language,
    sections: sections.map((one) => {
      const [first = '', id = ''] = one.id.split('.');
      return {
        ...one,
        room: first === 'rooms' && id !== '' ? nameIn(documents, `rooms.${id}.name`, id, locale) : null,
      };
    }),
    typed,
    opened: typed['section'] ?? null,
  };
}
