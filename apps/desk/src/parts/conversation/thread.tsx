import { Badge } from '@latchkey/ui/badge';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Age } from '../age/age.tsx';
import { channelNames, letterDelivery } from './conversation.copy.ts';
import type { ConversationModel } from './conversation.model.ts';
import * as styles from './conversation.module.css';

/** What guest and hotel wrote to each other, oldest first, as plain text. */
export function Thread({
  conversation: { messages, locale },
}: {
  readonly conversation: Pick<ConversationModel, 'messages' | 'locale'>;
}) {
  return (
    <ol className={styles.thread}>
      {messages.map((one) => (
        <Line key={one.messageId} message={one} locale={locale} />
      ))}
    </ol>
  );
}

function Line({
  message,
  locale,
}: {
  readonly message: ConversationModel['messages'][number];
  readonly locale: ConversationModel['locale'];
}) {
  const { i18n } = useLingui();
  const { from, text, writtenAt, writtenBy, channel, delivery } = message;
  return (
    <li className={cx(styles.message, from === 'property' && styles.own)}>
      <p className={styles.caption}>
        {from === 'guest' ? <Trans context="who wrote a message">Guest</Trans> : <bdi>{writtenBy}</bdi>}
        {' · '}
        <Trans context="how long ago something was done; an age follows">
          <Age moment={writtenAt} /> ago
        </Trans>
        {' · '}
        {i18n._(channelNames[channel])}
        {from === 'guest' ? null : delivery === 'undelivered' ? (
          <>
            {' '}
            <Badge tone="bad">{i18n._(letterDelivery[delivery])}</Badge>
          </>
        ) : (
          ` · ${i18n._(letterDelivery[delivery])}`
        )}
      </p>
      <p className={styles.text} lang={locale} dir="auto">
        {text}
      </p>
    </li>
  );
}
