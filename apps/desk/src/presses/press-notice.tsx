import { formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { TextButton } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './press-notice.module.css';
import { noticeWords } from './presses.copy.ts';
import type { Said } from './said.types.ts';
import type { PressesOnPage } from './use-presses.ts';

/** What became of a press that failed, and how to go on. */
export function PressNotice({ said, forget, signIn, reload }: PressesOnPage) {
  const { i18n } = useLingui();
  if (said === null) return null;
  const { title, body } = noticeWords[wordsOf(said)];
  const isBad = said.kind !== 'stands' && said.kind !== 'filled';
  return (
    <div className={styles.bar}>
      <Notice
        tone={isBad ? 'bad' : 'warn'}
        role={isBad ? 'alert' : 'status'}
        title={said.kind === 'stands' ? <AsOf at={said.at} /> : i18n._(title)}
        act={
          <div className={styles.acts}>
            {said.kind === 'signed_out' ? (
              <TextButton type="button" onClick={() => signIn(said.to)}>
                <Trans>Sign in again</Trans>
              </TextButton>
            ) : null}
            {said.kind === 'refused' || (said.kind === 'unknown' && !said.isOnce) ? (
              <TextButton type="button" onClick={reload}>
                <Trans>Load the page again</Trans>
              </TextButton>
            ) : null}
            <TextButton type="button" onClick={forget}>
              <Trans context="act: a notice goes away">Close</Trans>
            </TextButton>
          </div>
        }
      >
        {i18n._(body)}
      </Notice>
    </div>
  );
}

const wordsOf = (said: Said): keyof typeof noticeWords =>
  said.kind === 'unknown' && said.isOnce ? 'unknown_once' : said.kind;

/** From when the page is. */
function AsOf({ at }: { readonly at: number }) {
  const { locale, site } = usePage();
  const zone = site.hotel?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = formatMomentTime(at, zone, locale);
  return <Trans>No connection: the page is as of {time}</Trans>;
}
