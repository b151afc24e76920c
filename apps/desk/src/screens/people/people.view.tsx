import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { ProveAgain } from '../../passkeys/prove-again.tsx';
import { ApiKeys } from './parts/api-keys.tsx';
import { BoundsForm } from './parts/bounds-form.tsx';
import { InvitePerson } from './parts/invite-person.tsx';
import { TeamTable } from './parts/team-table.tsx';
import { WhoMayDoWhat } from './parts/who-may-do-what.tsx';
import { doneWords, problemWords } from './people.copy.ts';
import type { FramedPeople } from './people.model.ts';
import { cx } from '@latchkey/ui/cx';
import * as title from '../../frame/page-title.module.css';

const ofFields = [
  'email_missing',
  'email_invalid',
  'name_missing',
  'name_invalid',
  'bounds_invalid',
  'key_name_missing',
];

/** Who works at the hotel, and what each may do. */
export function PeopleView({ model }: { readonly model: FramedPeople }) {
  const { i18n } = useLingui();
  const { people, done, problem, typed, frame } = model;
  return (
    <>
      <h1 className={cx(title.title, title.apart)}>
        <Trans context="who works at the hotel">People</Trans>
      </h1>
      {done === null ? null : (
        <Notice tone="good" role="status" title={i18n._(doneWords[done])}>
          {model.endedKeys.length === 0 ? null : (
            <Trans>These API keys have ended too: {model.endedKeys.join(', ')}</Trans>
          )}
        </Notice>
      )}
      {problem === null || ofFields.includes(problem) ? null : (
        <Notice
          tone="warn"
          role="alert"
          title={i18n._(problemWords[problem])}
          act={problem === 'prove_again' ? <ProveAgain here={frame.here} /> : null}
        />
      )}
      <TeamTable people={people} keys={model.keys ?? []} self={frame.session.person.personId} />
      <InvitePerson typed={typed} problem={problem} />
      <BoundsForm bounds={model.bounds} typedBounds={model.typedBounds} problem={problem} />
      {model.keys === null ? null : <ApiKeys keys={model.keys} madeKey={model.madeKey} problem={problem} />}
      <WhoMayDoWhat />
    </>
  );
}
