import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import * as title from '../../frame/page-title.module.css';
import { Door } from '../../frame/door.tsx';
import { PersonMenu } from '../../frame/person-menu.tsx';
import { ProveAgain } from '../../passkeys/prove-again.tsx';
import { OwnWork } from './parts/own-work.tsx';
import { Passkeys } from './parts/passkeys.tsx';
import { PushedNews } from './parts/pushed-news.tsx';
import { Sessions } from './parts/sessions.tsx';
import { WayBack } from './parts/way-back.tsx';
import { doneWords, problemWords } from './you.copy.ts';
import type { YouModel } from './you.model.ts';
import * as styles from './you.module.css';

/** How somebody signs in at the desk, and where that has been done: one page for all hotels of the person. */
export function YouView({ model }: { readonly model: YouModel }) {
  const { i18n } = useLingui();
  const { session, passkeys, sessions, news, done, problem, here } = model;
  return (
    <Door end={<PersonMenu person={session.person} roleHere={null} here={here} />}>
      <main id="main" className={styles.inner}>
        <WayBack hotels={session.hotels} />
        <h1 className={title.title}>
          <Trans>How you sign in</Trans>
        </h1>
        <p className={styles.mail}>
          <bdi>{session.person.mail}</bdi>
        </p>
        {done === null ? null : <Notice tone="good" role="status" title={i18n._(doneWords[done])} />}
        {problem === null ? null : (
          <Notice
            tone="warn"
            role="alert"
            title={i18n._(problemWords[problem])}
            act={problem === 'prove_again' ? <ProveAgain here={here} /> : null}
          />
        )}
        <Passkeys passkeys={passkeys} />
        <OwnWork session={session} />
        <Sessions sessions={sessions} />
        <PushedNews news={news} />
      </main>
    </Door>
  );
}
