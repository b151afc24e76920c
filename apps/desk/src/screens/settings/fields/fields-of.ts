import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, factsIn, listAt } from '@latchkey/hotel-document/drafts';
import type { FieldGroup } from './field.types.ts';
import { extraGroups } from './groups/extras.ts';
import { contactGroups, lookGroups, measuringGroups, taxGroups, textGroups } from './groups/house.ts';
import { offerGroups } from './groups/offers.ts';
import { packageGroups } from './groups/packages.ts';
import { paymentGroups } from './groups/payment.ts';
import { penaltyGroups } from './groups/penalties.ts';
import { placeGroups } from './groups/places.ts';
import { planGroups } from './groups/plans.ts';
import { roomGroup } from './groups/rooms.ts';
import { seasonGroups } from './groups/seasons.ts';
import { legalGroups, policyTexts, questionGroups } from './groups/word-lists.ts';

import type { SettingsPart } from './part.table.ts';

/** What can be typed on a page of the set-up, as it stands in the documents; named in the reader's language. */
export function groupsOf(part: SettingsPart, documents: DraftDocuments, locale: Locale): readonly FieldGroup[] {
  switch (part) {
    case 'payment':
      return paymentGroups(documents);
    case 'texts':
      return textGroups(documents);
    case 'contact':
      return contactGroups(documents, locale);
    case 'rooms':
      return listAt(factsIn(documents), 'rooms').map(({ id }) => roomGroup(documents, id, locale));
    case 'plans':
      return [...planGroups(documents, locale), ...penaltyGroups(documents)];
    case 'seasons':
      return seasonGroups(documents, locale);
    case 'offers':
      return offerGroups(documents, locale);
    case 'extras':
      return extraGroups(documents, locale);
    case 'packages':
      return packageGroups(documents, locale);
    case 'questions':
      return questionGroups(documents, locale);
    case 'policies':
      return policyTexts(documents, locale);
    case 'places':
      return placeGroups(documents, locale);
    case 'taxes':
      return taxGroups(documents, locale);
    case 'look':
      return lookGroups(documents);
    case 'legal':
      return legalGroups(documents, locale);
    case 'measuring':
      return measuringGroups(documents);
    case 'beside':
    case 'languages':
    case 'pictures':
    case 'domain':
    case 'table':
      return [];
  }
}
