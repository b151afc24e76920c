import type { PostedForm } from '@latchkey/site/screen';

/** The name of an exemption's box in the form. */
export const exemptionField = (id: string): string => `exempt-${id}`;

/** The hidden fields that say which boxes the page has, and which of them its price counts. */
export const [offeredField, countedField] = ['exemptions', 'exempted'] as const;

/** The exemptions that a posted form has ticked, where they are others than its price counts; null where they are the same. */
export function otherExemptions({ field }: Pick<PostedForm, 'field'>): readonly string[] | null {
  const ids = (name: string): string[] => field(name).slice(0, 400).split(' ').filter(Boolean).slice(0, 10);
  const ticked = ids(offeredField).filter((id) => field(exemptionField(id)) !== '');
  return ticked.join(' ') === ids(countedField).join(' ') ? null : ticked;
}
