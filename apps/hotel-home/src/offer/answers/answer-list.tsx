import { cx } from '@latchkey/ui/cx';
import type { ReactNode } from 'react';
import * as styles from './answer-list.module.css';

export interface AnswerListProps {
  readonly answers: readonly (readonly [name: string, answer: string])[];
  /** Sets the measures of its columns and lines. */
  readonly className: string | undefined;
}

/** What guests ask, as names and short answers in columns. */
export const AnswerList = ({ answers, className }: AnswerListProps): ReactNode => (
  <dl className={cx(styles.answers, className)}>
    {answers.map(([name, answer]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{answer}</dd>
      </div>
    ))}
  </dl>
);
