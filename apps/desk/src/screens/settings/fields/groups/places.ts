import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, factsIn, listAt } from '@latchkey/hotel-document/drafts';
import { placeKinds } from '@latchkey/booking-core/itinerary';
import type { FieldGroup } from '../field.types.ts';
import { factField, group, inLanguages } from '../make-field.ts';
import { nameIn } from '../names-in.ts';

/** Where guests can go nearby, and when it is open. */
export const placeGroups = (documents: DraftDocuments, locale: Locale): FieldGroup[] =>
  listAt(factsIn(documents), 'nearbyPlaces').map(({ id }) => {
    const at = `nearbyPlaces.${id}` as const;
    return group(id, { name: nameIn(documents, `places.${id}`, id, locale) }, [
      ...inLanguages(documents, `places.${id}`, 'name', 'line'),
      factField(documents, `${at}.kind`, { kind: 'choice', label: 'placeKind', options: placeKinds }),
      factField(documents, `${at}.latitude`, { kind: 'degrees', label: 'latitude' }),
      factField(documents, `${at}.longitude`, { kind: 'degrees', label: 'longitude' }),
      factField(documents, `${at}.opens`, { kind: 'time', label: 'opens' }, '00:00'),
      factField(documents, `${at}.closes`, { kind: 'time', label: 'closes' }, '23:59'),
      factField(documents, `${at}.visitMinutes`, { kind: 'count', label: 'visitMinutes' }, '60'),
    ]);
  });
