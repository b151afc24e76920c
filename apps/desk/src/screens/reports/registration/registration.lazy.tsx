import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import * as title from '../../../frame/page-title.module.css';
import { ProveAgain } from '../../../passkeys/prove-again.tsx';
import { DayForm, DayRows } from './parts/day-list.tsx';
import { HouseForm } from './parts/house-form.tsx';
import { MadeFile } from './parts/made-file.tsx';
import { StayForms } from './parts/stay-forms.tsx';
import { StayList } from './parts/stay-list.tsx';
import { doneWords, problemWords, schemeNames } from './registration.copy.ts';
import type { FramedRegistration } from './registration.model.ts';
import * as styles from './registration.module.css';

/** Who is registered by the law of the house's country: what is due, overdue and handed in; or one stay, filled in. */
export function RegistrationView({ model }: { readonly model: FramedRegistration }) {
  const { i18n } = useLingui();
  const { settings, stays, one, done, problem, file, list, frame } = model;
  const { hotelId } = frame.hotel;
  const isIncomplete = done === 'kept' && (one?.stay.reports[0]?.missing.length ?? 0) > 0;
  return (
    <>
      <h1 className={cx(title.title, title.apart)}>
        <Trans context="of guests, by law">Registration</Trans>
      </h1>
      {settings.scheme === null ? null : (
        <p className={styles.law}>
          <bdi>{i18n._(schemeNames[settings.scheme])}</bdi>. <bdi>{settings.source}</bdi>
        </p>
      )}
      {done === null ? null : isIncomplete ? (
        <Notice tone="warn" role="status" title={<Trans>Saved. Some details are still missing.</Trans>} />
      ) : (
        <Notice tone="good" role="status" title={i18n._(doneWords[done])} />
      )}
      {problem === null ? null : (
        <Notice
          tone="warn"
          role="alert"
          title={i18n._(problemWords[problem])}
          act={problem === 'prove_again' ? <ProveAgain here={frame.here} /> : null}
        />
      )}
      {list === null ? null : <DayRows list={list} />}
      {file === null ? null : <MadeFile file={file} />}
      {one === null ? null : <StayForms {...one} keyOfForm={model.key} hotelId={hotelId} />}
      {stays === null ? (
        <p className={styles.back}>
          <SiteLink to={deskUrl('registration', { hotelId })}>
            <Trans>All registrations</Trans>
          </SiteLink>
        </p>
      ) : (
        <>
          <StayList stays={stays} hotelId={hotelId} />
          {settings.scheme === null ? null : <DayForm today={model.today} />}
        </>
      )}
      {model.maySettle ? <HouseForm settings={settings} problem={problem} /> : null}
    </>
  );
}
