import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { labelOf } from '../fields/labels.table.ts';
import { labelWords } from '../label.copy.ts';

/** What stands in the words of a hotel and on no other page of the set-up, or has another name there. */
const ofWords: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  state: msg({ message: 'State or region', context: 'a field of the set-up' }),
  country: msg({ message: 'Country', context: 'a field of the set-up' }),
  destination: msg({ message: 'Where travellers say that it is', context: 'a field of the set-up' }),
  closed: msg({ message: 'Why it is closed', context: 'a field of the set-up' }),
  taxExemptions: msg({ message: 'What a guest declares', context: 'a field of the set-up' }),
  reviews: msg({ message: 'A review by a guest', context: 'a field of the set-up' }),
  videos: msg({ message: 'A film', context: 'a field of the set-up' }),
  posts: msg({ message: 'A post', context: 'a field of the set-up' }),
  paidBy: msg({ message: 'Who pays it', context: 'a field of the set-up' }),
  conditions: msg({ message: 'Its conditions', context: 'a field of the set-up' }),
};

/** What a text of the words is called. */
export function useRowName(path: string): string {
  const { i18n } = useLingui();
  const [first = '', ...rest] = path.split('.');
  const own = ofWords[rest.at(-1) ?? first] ?? ofWords[first];
  const label = labelOf(path);
  return own !== undefined ? i18n._(own) : label === null ? path.split('.').join(' · ') : i18n._(labelWords[label]);
}
