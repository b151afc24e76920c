import { type Documents, entriesAt } from '../document.ts';
import type { SetUpField } from '../field.types.ts';
import { factField } from '../make-field.ts';
import { facts } from '../names-in.ts';

const optional = { isOptional: true, isOut: true } as const;

/**
 * Each step of a way of cancelling, and one more: until when, and one of what is kept then: a share, the first nights or a
 * sum. A step whose hours are emptied goes.
 */
export function tierFields(documents: Documents, at: string): SetUpField[] {
  const { length } = entriesAt(facts(documents), at);
  return Array.from({ length: length + 1 }, (_, place) => place).flatMap((place) => {
    const of = String(place + 1);
    const tier = `${at}.${place}`;
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
        { kind: 'choice', label: 'perKept', of, options: ['booking', 'room'] },
        'booking',
      ),
    ];
  });
}
