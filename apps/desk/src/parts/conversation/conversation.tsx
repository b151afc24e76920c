import { Icon } from '@latchkey/ui/icon';
import { send } from '@latchkey/ui/icons';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { letterProblemWords } from './conversation.copy.ts';
import type { ConversationModel } from './conversation.model.ts';
import * as styles from './conversation.module.css';
import { LetterForm } from './letter-form.tsx';
import { Thread } from './thread.tsx';

/**
 * What guest and hotel wrote to each other about a booking, and a letter to the guest. `here` is the path of the page that
 * has it, whose action answers `letterForm` by `answerLetter`.
 */
export function Conversation({
  conversation,
  here,
}: {
  readonly conversation: ConversationModel;
  readonly here: string;
}) {
  const { i18n, t } = useLingui();
  const { messages, channels, problem, isSent } = conversation;
  // Open at first where something is to be answered, or was begun; then as the person has it.
  const [isOpen] = useState(messages.length > 0 || problem !== null || conversation.template !== 'blank');
  const isOfField = problem?.startsWith('letter_missing') === true || problem?.startsWith('letter_too') === true;
  return (
    <section id="conversation" aria-labelledby="conversation-title" className={styles.conversation}>
      <h2 id="conversation-title" className={styles.title}>
        <Trans context="letters between a guest and the hotel">Messages</Trans>
      </h2>
      <div className={styles.matter}>
        {isSent ? (
          <Notice tone="good" role="status" title={<Trans>Your message is being sent.</Trans>} />
        ) : problem === null || isOfField ? null : (
          <Notice tone="warn" role="alert" title={i18n._(letterProblemWords[problem])} />
        )}
        {messages.length === 0 ? (
          <p className={styles.caption}>
            <Trans>Nothing was written yet.</Trans>
          </p>
        ) : (
          <Thread conversation={conversation} />
        )}
        {channels.length === 0 ? (
          <p className={styles.caption}>
            <Trans>The guest’s data was deleted, so you cannot write to them.</Trans>
          </p>
        ) : (
          <details open={isOpen} aria-label={t({ message: 'Write to the guest', context: 'a letter' })}>
            <summary className={styles.write}>
              <Icon icon={send} />
              <Trans context="a letter">Write to the guest</Trans>
            </summary>
            <LetterForm key={conversation.template} conversation={conversation} here={here} />
          </details>
        )}
      </div>
    </section>
  );
}
