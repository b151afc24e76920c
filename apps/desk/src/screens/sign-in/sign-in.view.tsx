import { cx } from '@latchkey/ui/cx';
import { hung, hungTag } from '@latchkey/ui/hung-tag';
import { useLingui } from '@lingui/react/macro';
import { Door, DoorLanguages } from '../../frame/door.tsx';
import { AskForLink } from './parts/ask-for-link.tsx';
import { ByPasskey } from './parts/by-passkey.tsx';
import { KeepCode } from './parts/keep-code.tsx';
import { LinkIsSent } from './parts/link-is-sent.tsx';
import { OpenByCode } from './parts/open-by-code.tsx';
import { OpenByLink } from './parts/open-by-link.tsx';
import type { SignInModel } from './sign-in.model.ts';
import * as styles from '../../parts/door/door.module.css';
import { stepWords } from './step-words.copy.ts';

/** The door of the desk: a tag that hangs on its rail, and what opens it on the slip below. */
export function SignInView({ model }: { readonly model: SignInModel }) {
  const { i18n } = useLingui();
  const { title, sentence } = stepWords[model.step];
  return (
    <Door end={<DoorLanguages here={model.here} />}>
      <div className={styles.wall}>
        <div className={styles.rail} />
        <main id="main" className={cx(hung, styles.hang)}>
          <div className={cx(hungTag, styles.tag)}>
            <h1 className={styles.title}>{i18n._(title)}</h1>
            <p>{i18n._(sentence)}</p>
            {model.step === 'ask' ? <ByPasskey to={model.to} /> : null}
          </div>
          <div className={styles.slip}>
            {model.step === 'ask' ? <AskForLink {...model} /> : null}
            {model.step === 'sent' ? <LinkIsSent to={model.to} /> : null}
            {model.step === 'code' ? <OpenByCode {...model} /> : null}
            {model.step === 'keep' ? <KeepCode {...model} /> : null}
            {model.step === 'open' ? <OpenByLink {...model} /> : null}
          </div>
        </main>
      </div>
    </Door>
  );
}
