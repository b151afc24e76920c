import { fieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { withSearch } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { send } from '@latchkey/ui/icons';
import { SelectField } from '@latchkey/ui/select-field';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import { conversationAnchor, letterForm } from './answer-letter.ts';
import { letterProblemWords, templateNames } from './conversation.copy.ts';
import type { ConversationModel } from './conversation.model.ts';
import * as styles from './conversation.module.css';

/** A letter to the guest: what it begins as, its words, and how it goes. */
export function LetterForm({
  conversation,
  here,
}: {
  readonly conversation: ConversationModel;
  readonly here: string;
}) {
  const { i18n, t } = useLingui();
  const { locale: own } = usePage();
  const { drafts, template, typed, problem, channels, locale, key } = conversation;
  const textOf = (wanted: ConversationModel['template']): string =>
    drafts.find((draft) => draft.template === wanted)?.text ?? '';
  const draftAt = (name: string): string =>
    `${withSearch(here, (name === 'blank' ? {} : { draft: name }) as never)}${conversationAnchor}`;
  const isOfField = problem !== null && /missing|long/.test(problem);
  return (
    <form
      method="post"
      action={`${postAddress(letterForm, own, { draft: template })}${conversationAnchor}`}
      aria-label={t`Your message`}
    >
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="template" value={template} />
      <input type="hidden" name="blank" value={textOf('blank')} />
      {drafts.length < 2 ? null : (
        <nav aria-label={t`Start from`}>
          <ul className={styles.templates}>
            {drafts.map((draft) => (
              <li key={draft.template}>
                <SiteLink
                  className={styles.template}
                  to={draftAt(draft.template)}
                  aria-current={draft.template === template ? 'true' : undefined}
                >
                  {i18n._(templateNames[draft.template])}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <TextArea
        name="letter"
        label={t`Your message`}
        lang={locale}
        dir="auto"
        rows={8}
        maxLength={fieldLengths.propertyLetter}
        defaultValue={typed?.text ?? textOf(template)}
        error={isOfField ? i18n._(letterProblemWords[problem]) : undefined}
      />
      <div className={styles.row}>
        {channels.length > 1 ? (
          <SelectField label={t`How it goes`} name="channel" defaultValue={typed?.channel ?? 'mail'}>
            <option value="mail">{t({ message: 'By email', context: 'how a letter goes' })}</option>
            <option value="sms">{t({ message: 'By SMS, 300 characters', context: 'how a letter goes' })}</option>
          </SelectField>
        ) : (
          <input type="hidden" name="channel" value={channels[0] ?? 'mail'} />
        )}
        <Button type="submit" size="small" look="quiet">
          <Icon icon={send} />
          <Trans context="a letter to a guest">Send it</Trans>
        </Button>
      </div>
    </form>
  );
}
