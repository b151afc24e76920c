import { type DraftDocuments, entriesAt, factsIn } from '@latchkey/hotel-document/drafts';
import { keptPer } from '@latchkey/hotel-document/lists';
import type { SettingsField } from '../field.types.ts';
import { factField } from '../make-field.ts';

const optional = { isOptional: true, isOut: true } as const;

/**
 * Each step of a way of cancelling, and one more: until when, and what the hotel keeps then: a share, the first nights
 * or a sum. A step whose hours are emptied goes.
 */
export function tierFields(documents: DraftDocuments, at: `ratePlans.${string}.cancellation`): SettingsField[] {
  const { length } = entriesAt(factsIn(documents), at);
  return Array.from({ length: length + 1 }, (_, place) => place).flatMap((place) => {
    const of = String(place + 1);
    const tier = `${at}.${place}` as const;
    return [
      factField(documents, `${tier}.hoursBeforeCheckIn`, {
        kind: 'whole',
        label: place === length ? 'moreTiers' : 'hoursBeforeCheckIn',
        of,
        ...optional,
      }),
      factField(documents, `${tier}.percent`, { kind: 'percent', label: 'percentKept', of, ...optional }),
      factField(documents, `${tier}.nights`, { kind: 'count', label: 'nightsKept', of, ...optional }),
      factField(documents, `${tier}.amount`, { kind: 'money', label: 'amountKept', of, ...optional }),
      factField(
        documents,
        `${tier}.per`,
        { kind: 'choice', label: 'perKept', of, options: keptPer.toReversed() },
        'booking',
      ),
    ];
  });
}
