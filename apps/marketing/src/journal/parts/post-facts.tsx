import { parseLocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ShownPost } from '../journal.model.ts';
import { topicWords } from '../journal-words.ts';
import * as styles from './post-facts.module.css';

/** When a post was written, what it is about and how long it takes to read. */
export function PostFacts({ post: { date, topic, minutes } }: { readonly post: ShownPost }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const day = parseLocalDate(date);
  return (
    <p className={cx(small, soft, styles.facts)}>
      {day === null ? null : <time dateTime={date}>{formatDate(day, locale, 'full')}</time>}
      <span>{i18n._(topicWords[topic])}</span>
      <span>
        <Plural value={minutes} one="# minute to read" other="# minutes to read" />
      </span>
    </p>
  );
}
