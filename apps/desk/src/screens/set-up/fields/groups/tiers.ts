import { type Documents, entriesAt } from '../document.ts';
import type { SetUpField } from '../field.types.ts';
import { factField } from '../make-field.ts';
import { facts } from '../names-in.ts';

const optional = { isOptional: true, isOut: true } as const;

/** Each step of a way of cancelling: until when, and one of what is kept then: a share, the first nights or a sum. */
export const tierFields = (documents: Documents, at: string): SetUpField[] =>
  entriesAt(facts(documents), at).flatMap((_, place) => {
    const of = String(place + 1);
    const tier = `${at}.${place}`;
    return [
      factField(documents, `${tier}.hoursBeforeCheckIn`, { kind: 'whole', label: 'hoursBeforeCheckIn', of }),
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
