import { useLingui } from '@lingui/react/macro';
import type { FieldGroup } from '../fields/field.types.ts';
import { labelWords } from '../label.copy.ts';

/** What a group of fields is called, in the reader's language. */
export function useGroupTitle(): (title: FieldGroup['title']) => string {
  const { t, i18n } = useLingui();
  return (title) => {
    if ('name' in title) return title.name;
    if ('label' in title) return i18n._(labelWords[title.label]);
    const { under } = title;
    return t`Children under ${under}`;
  };
}
