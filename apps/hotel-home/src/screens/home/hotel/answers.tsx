import { plus } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import type { ReactNode } from 'react';
import * as styles from './answers.module.css';

interface AnswersProps {
  readonly answers: readonly { readonly title: string; readonly text: string }[];
  readonly firstOpen?: boolean;
}

/** Titles that open on their text; they work without JavaScript. */
export function Answers({ answers, firstOpen = false }: AnswersProps): ReactNode {
  return (
    <div className={styles.answers}>
      {answers.map(({ title, text }, place) => (
        <details key={title} open={firstOpen && place === 0}>
          <summary>
            {title}
            <Icon icon={plus} />
          </summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}
