import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type Ref } from 'react';
import { Notice } from '@latchkey/ui/notice';
import type { ReactNode } from 'react';
import * as styles from './error-summary.module.css';

/** One thing to put right, and where. */
export interface ToPutRight {
  readonly field: string;
  readonly label: ReactNode;
  /** What is wrong with it; null where it is missing. */
  readonly message: string | null;
}

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly faults: readonly ToPutRight[];
}

/** What keeps the stay from being booked, each with a link to its field; the tab's title says so too. */
export function ErrorSummary({ ref, title, faults }: ErrorSummaryProps) {
  const { t } = useLingui();
  const prefix = t({ message: 'Error:', context: 'before the title of a page' });
  useEffect(() => {
    const before = document.title;
    document.title = `${prefix} ${before}`;
    return () => {
      document.title = before;
    };
  }, [prefix]);
  return (
    <div ref={ref} tabIndex={-1} className={styles.summary}>
      <Notice tone="bad" role="alert" title={title}>
        <ul className={styles.list}>
          {faults.map(({ field, label, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={() => document.getElementById(field)?.focus()}>
                {message === null ? (
                  label
                ) : (
                  <Trans>
                    {label}: {message}
                  </Trans>
                )}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
