import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Badge } from '@latchkey/ui/badge';
import { Button, textLinkClass } from '@latchkey/ui/button';
import { languageNames } from '@latchkey/ui/frame';
import { soft } from '@latchkey/ui/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { Framed } from '../../../frame/desk-frame.types.ts';
import { useLookAgain } from '../../../live/use-look-again.ts';
import type { LanguagesModel } from '../settings.model.ts';
import { MissingSections } from './missing-sections.tsx';
import type { OneLanguage } from '../model/languages.types.ts';
import * as styles from './languages.module.css';

/** While texts come the page looks again so often; not while somebody reads them. */
const lookMs = 3000;

/** The languages of the hotel: what each has, what it lacks, and what was proposed for one of them. */
export function Languages({ model, hotelId }: { readonly model: LanguagesModel & Framed; readonly hotelId: number }) {
  const { t } = useLingui();
  const { canPropose, languages, language } = model;
  const isRunning = languages.some((one) => one.isRunning);
  useLookAgain(!isRunning || language !== null, lookMs);
  const open = languages.filter((one) => one.missing > 0 && !one.isRunning);
  return (
    <div className={styles.page}>
      <p className={soft}>
        {canPropose ? (
          <Trans>
            Guests read a language once it has every text and you have published it; until then they read English. A
            text model can propose what is missing: it is sent only what your guests read anyway, and nobody sees its
            words before you have read them.
          </Trans>
        ) : (
          <Trans>
            Guests read a language once it has every text and you have published it; until then they read English.
          </Trans>
        )}
      </p>
      <ul className={styles.list} aria-label={t`Languages of the hotel`}>
        {languages.map((one) => (
          <li key={one.language} className={styles.line}>
            <span className={styles.name}>
              <bdi lang={one.language}>{languageNames[one.language][0]}</bdi>
            </span>
            <span className={styles.said}>
              <StateOf language={one} />
              <Counts language={one} />
            </span>
            <span className={styles.acts}>
              {one.missing + one.unread + one.read === 0 ? null : (
                <SiteLink
                  className={textLinkClass}
                  to={deskUrl('setUpPart', { hotelId, part: 'languages' }, { language: one.language })}
                  aria-current={one.language === language ? 'page' : undefined}
                >
                  <Trans context="texts of a language">Read and write them</Trans>
                </SiteLink>
              )}
              {canPropose && one.missing > 0 && !one.isRunning ? <Propose language={one.language} /> : null}
            </span>
          </li>
        ))}
      </ul>
      {canPropose && open.length > 1 ? (
        <div>
          <Propose language={null} />
        </div>
      ) : null}
      {language === null ? null : <MissingSections key={language} model={model} language={language} />}
    </div>
  );
}

function StateOf({ language: { state } }: { readonly language: OneLanguage }) {
  if (state === 'live')
    return (
      <Badge tone="good">
        <Trans context="a language of the hotel">Guests read it</Trans>
      </Badge>
    );
  return state === 'draft' ? (
    <Badge tone="tag">
      <Trans context="a language of the hotel">In the draft</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans context="a language of the hotel">Guests read English</Trans>
    </Badge>
  );
}

function Counts({
  language: { missing, unread, read, isRunning, ended, leftOut },
}: {
  readonly language: OneLanguage;
}) {
  return (
    <span className={soft}>
      {missing + unread + read === 0 ? <Trans>Nothing is missing.</Trans> : null}{' '}
      {missing === 0 ? null : <Plural value={missing} one="# text is missing." other="# texts are missing." />}{' '}
      {unread === 0 ? null : <Plural value={unread} one="# text waits to be read." other="# texts wait to be read." />}{' '}
      {read === 0 ? null : (
        <Plural
          value={read}
          one="# text is read and waits for the others."
          other="# texts are read and wait for the others."
        />
      )}{' '}
      {isRunning ? <Trans>More are being proposed.</Trans> : null}
      {missing === 0 || isRunning ? null : ended === 'away' ? (
        <Trans>The text model did not answer. Try again later, or write them yourself.</Trans>
      ) : ended === 'limit' ? (
        <Trans>No more texts can be proposed today.</Trans>
      ) : leftOut > 0 ? (
        <Plural
          value={leftOut}
          one="# proposal was not good enough to show: try again, or write it yourself."
          other="# proposals were not good enough to show: try again, or write them yourself."
        />
      ) : null}
    </span>
  );
}

/** Has the texts of one language proposed, or of all that lack some. */
function Propose({ language }: { readonly language: OneLanguage['language'] | null }) {
  const { locale } = usePage();
  return (
    <ActionForm action={postAddress('propose-texts', locale)}>
      <input type="hidden" name="language" value={language ?? ''} />
      <Button type="submit" {...(language === null ? {} : { look: 'quiet', size: 'small' })}>
        {language === null ? (
          <Trans>Propose all other languages</Trans>
        ) : (
          <Trans>
            Propose <bdi lang={language}>{languageNames[language][0]}</bdi>
          </Trans>
        )}
      </Button>
    </ActionForm>
  );
}
