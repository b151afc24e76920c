import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft, wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { subjectWords } from '../chain-guide.copy.ts';
import { questionSubjects, type QuestionSubject } from '@latchkey/booking-core/inbox';
import type { GuideAnswer } from '../chain-guide.model.ts';
import * as styles from './answers.module.css';

interface AnswersProps {
  readonly answers: readonly GuideAnswer[];
  readonly onAsk: (subject: QuestionSubject) => void;
}

/** What the assistant answers: by subject, a question that guests ask and what the hotel says to it. */
export function Answers({ answers, onAsk }: AnswersProps) {
  const { i18n } = useLingui();
  return (
    <section className={cx(wrap, styles.answers)} aria-labelledby="answers">
      <h2 id="answers">
        <Trans>What it answers</Trans>
      </h2>
      <ul className={styles.subjects}>
        {questionSubjects.map((subject) => (
          <li key={subject}>
            <h3 className={styles.subject}>{i18n._(subjectWords[subject])}</h3>
            {answers
              .filter((answer) => answer.subject === subject)
              .map(({ hotelName, question, answer }) => (
                <div key={hotelName} className={styles.answer}>
                  <p className={styles.question}>{question}</p>
                  <p>{answer}</p>
                  <p className={cx(small, soft)}>{hotelName}</p>
                </div>
              ))}
            <TextLink href="#ask" onClick={() => onAsk(subject)}>
              <Trans>Ask something else</Trans>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
