import { reviewSubjects, type ReviewSubject } from '@latchkey/booking-core/reviews';
import { formatRating } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import * as styles from './reviews.module.css';

/** What guests gave each subject, as a number and a line as long. A subject newer than this release is left out. */
export function Scores({ scores }: { readonly scores: Readonly<Record<string, number>> }): ReactNode {
  const { locale } = usePage();
  const nameOf = useSubjectNames();
  const named = reviewSubjects.flatMap((subject) => {
    const score = scores[subject];
    return score === undefined ? [] : [{ subject, name: nameOf(subject), score }];
  });
  if (named.length === 0) return null;
  return (
    <dl className={styles.scores}>
      {named.map(({ subject, name, score }) => (
        <div key={subject} style={{ '--score': score / 5 } as CSSProperties}>
          <dt>{name}</dt>
          <dd>{formatRating(score, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

function useSubjectNames(): (subject: ReviewSubject) => string {
  const { t } = useLingui();
  return (subject) => {
    switch (subject) {
      case 'cleanliness':
        return t`Cleanliness`;
      case 'comfort':
        return t`Comfort`;
      case 'location':
        return t({ message: 'Location', context: 'what a review judges' });
      case 'staff':
        return t`Staff`;
      case 'value':
        return t`Value for money`;
    }
  };
}
