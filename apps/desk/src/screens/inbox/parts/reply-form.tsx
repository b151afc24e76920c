import { fieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { send } from '@latchkey/ui/icons';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageNames, problemWords } from '../inbox.copy.ts';
import type { AnswerOwed, FramedInbox } from '../inbox.model.ts';
import * as styles from '../inbox.module.css';
import { nameOf } from '../named-answer.ts';
import { CareActs } from './care-acts.tsx';

/** The answer, below the guest's words and in the guest's language, as far as the house writes it. */
export function ReplyForm({ model, answer }: { readonly model: FramedInbox; readonly answer: AnswerOwed }) {
  const { i18n, t } = useLingui();
  const { locale: own } = usePage();
  const { key, problem, typed, show } = model;
  const { kind, draft, locale, booking, from } = answer;
  const isRequest = kind === 'request';
  const here = { ...(show === 'open' ? {} : { show }), open: nameOf(answer) };
  const most = isRequest
    ? fieldLengths.propertyWords
    : kind === 'review'
      ? fieldLengths.reviewText
      : fieldLengths.propertyLetter;
  const language = i18n._(languageNames[locale]);
  const label = isRequest ? t`Words to the guest, if you like` : t`Your answer`;
  return (
    <>
      <form
        method="post"
        action={postAddress(isRequest ? 'decide' : 'reply', own, here)}
        className={styles.form}
        aria-label={label}
      >
        <input type="hidden" name="of" value={nameOf(answer)} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="draft" value={draft} />
        <input type="hidden" name="booking" value={booking?.bookingId ?? ''} />
        <TextArea
          name="text"
          label={label}
          hint={t({ message: `in ${language}, as the guest writes`, comment: 'the language of an answer' })}
          lang={locale}
          dir="auto"
          rows={isRequest ? 3 : 8}
          maxLength={most}
          defaultValue={typed ?? draft}
          error={problem === 'text_missing' || problem === 'too_long' ? i18n._(problemWords[problem]) : undefined}
        />
        <div className={styles.row}>
          {isRequest ? (
            <>
              <Button type="submit" name="decision" value="accept" size="small">
                <Trans context="to a request of a guest">Say yes</Trans>
              </Button>
              <Button type="submit" name="decision" value="decline" size="small" look="quiet">
                <Trans context="to a request of a guest">Say no</Trans>
              </Button>
            </>
          ) : (
            <Button type="submit" size="small">
              <Icon icon={send} />
              {kind === 'review' ? <Trans>Show it below the review</Trans> : <Trans>Send by email</Trans>}
            </Button>
          )}
        </div>
      </form>
      <p className={styles.caption}>
        {kind === 'review' ? (
          <Trans>Everybody who reads the review reads your answer.</Trans>
        ) : isRequest ? (
          <Trans>The guest is notified by email and SMS.</Trans>
        ) : from.email === null || from.email === '' ? (
          <Trans>No email address: it is sent by SMS.</Trans>
        ) : (
          <Trans>
            Goes to <bdi>{from.email}</bdi>. The guest’s words and yours stay under Closed.
          </Trans>
        )}
      </p>
      <CareActs answer={answer} here={here} self={model.frame.session.person.personId} />
    </>
  );
}
