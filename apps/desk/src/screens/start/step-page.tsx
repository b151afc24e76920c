import { lazyCode } from '@latchkey/ui/lazy-part';
import { Notice } from '@latchkey/ui/notice';
import { useLingui } from '@lingui/react/macro';
import { noteWords, problemWords, stepTitles } from './start.copy.ts';
import type { StepModel } from './start.model.ts';
import { FromList } from './elsewhere/from-list.tsx';
import { FromHouse } from './elsewhere/from-house.tsx';
import { HouseForm } from './parts/house-form.tsx';
import { KeepPasskey } from './parts/keep-passkey.tsx';
import { ProposalTag } from './parts/proposal-tag.tsx';
import { RoomsForm } from './parts/rooms-form.tsx';
import { StepRail } from './parts/step-rail.tsx';
import * as styles from './step-page.module.css';
import { openedTitles } from './parts/opened-titles.copy.ts';

// The last two steps come after the page.
const TermsForm = lazyCode(() =>
  import(/* webpackChunkName: "start-last" */ './last/terms-form.lazy.tsx').then(({ TermsForm: part }) => part),
);
const PreviewPage = lazyCode(() =>
  import(/* webpackChunkName: "start-last" */ './last/preview-page.lazy.tsx').then(({ PreviewPage: part }) => part),
);

/** One step of setting up a house: the rail with all of them, its questions, and the proposal. */
export function StepPage({ model }: { readonly model: StepModel }) {
  const { i18n } = useLingui();
  const { step, start, problem, note } = model;
  const state = start?.state ?? 'answers';
  const isOpened = step === 'preview' && (state === 'waiting' || state === 'live');
  const { title, lead } = isOpened ? openedTitles[state] : stepTitles[step];
  return (
    <main id="main" className={styles.main}>
      <StepRail here={step} start={start} />
      <div className={styles.grid}>
        <div className={styles.head}>
          <h1 className={styles.title}>{i18n._(title)}</h1>
          <p className={styles.lead}>{i18n._(lead)}</p>
          {problem === null || problem.startsWith('email') ? null : (
            <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />
          )}
          {note === null ? null : <Notice tone="good" role="status" title={i18n._(noteWords[note])} />}
        </div>
        {step === 'preview' || start === null ? null : (
          <aside className={styles.aside}>
            <ProposalTag start={start} />
            {step === 'house' ? <KeepPasskey /> : null}
          </aside>
        )}
        <div className={step === 'preview' ? styles.whole : styles.body}>
          {step === 'house' ? <FromList typed={model.typed} /> : null}
          {step === 'house' ? <HouseForm key={JSON.stringify(model.typed)} model={model} /> : null}
          {step === 'rooms' ? <FromHouse others={model.others} /> : null}
          {step === 'rooms' && start !== null ? (
            <RoomsForm key={model.typed['typed']} model={model} start={start} />
          ) : null}
          {step === 'terms' && start !== null ? <TermsForm start={start} /> : null}
          {step === 'preview' && start !== null ? <PreviewPage model={model} start={start} /> : null}
        </div>
      </div>
    </main>
  );
}
