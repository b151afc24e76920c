import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useState } from 'react';
import { labelWords } from '../label.copy.ts';
import type { PartModel } from '../settings.model.ts';
import { type LoadCheck, useTypingWarnings } from '../typing/use-typing-warnings.ts';
import { Findings } from './findings.tsx';
import { EntryForms, NewEntry } from './entry-forms.tsx';
import { FoldedGroup, GroupFields } from './group-fields.tsx';
import { NightsPanel } from '../seasons/nights-panel.tsx';
import { NewCharge } from './new-charge.tsx';
import * as styles from './part-form.module.css';

/** A page on which something is typed, and saved in the draft. */
export function PartForm({
  model: latest,
  hotelId,
  loadCheck,
}: {
  readonly model: PartModel;
  readonly hotelId: number;
  readonly loadCheck: LoadCheck;
}) {
  // News of the hotel must not change what stands beside what is being typed: the draft that was read is the one that is saved.
  const [read] = useState(latest);
  const { warned, nights, onInput } = useTypingWarnings(read, { hotelId, loadCheck });
  const model = { ...read, warned };
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { part, groups, newCharges, rooms, room, findings, draft } = model;
  return (
    <>
      {rooms.length === 0 ? null : (
        <nav aria-label={t`Rooms of the hotel`} className={styles.rooms}>
          {rooms.map(({ id, name }) => (
            <SiteLink
              key={id}
              to={deskUrl('setUpPart', { hotelId, part }, { room: id })}
              className={styles.room}
              aria-current={id === room ? 'page' : undefined}
            >
              <bdi>{name}</bdi>
            </SiteLink>
          ))}
        </nav>
      )}
      {findings.length === 0 ? null : <Findings findings={findings} hotelId={hotelId} />}
      {nights === null ? null : <NightsPanel nights={nights} currency={model.currency} />}
      {model.takesEntries ? (
        <>
          <EntryForms version={draft.version} />
          <NewEntry model={model} />
          {newCharges.map((group) => (
            <NewCharge key={group.id} group={group} model={model} />
          ))}
        </>
      ) : null}
      {part === 'measuring' ? (
        <p className={styles.note}>
          <Trans>
            The pixel and the tags only run at your hotel’s own address. On pages shared with other hotels, visits are
            measured without them.
          </Trans>
        </p>
      ) : null}
      <form method="post" action={postAddress('save', locale)} onInput={onInput} noValidate>
        <input type="hidden" name="version" value={draft.version} />
        {room === null ? null : <input type="hidden" name="room" value={room} />}
        {groups.map((group) => (
          <Fragment key={group.id}>
            {group.heading === undefined ? null : (
              <h2 className={styles.heading}>{i18n._(labelWords[group.heading])}</h2>
            )}
            {model.takesEntries && part !== 'rooms' && part !== 'taxes' && 'name' in group.title ? (
              <FoldedGroup group={group} model={model} />
            ) : (
              <GroupFields group={group} model={model} isTitled={groups.length > 1 || part === 'taxes'} />
            )}
          </Fragment>
        ))}
        {groups.length === 0 ? (
          <p>
            <Trans>There is nothing here yet.</Trans>
          </p>
        ) : (
          <p className={styles.acts}>
            <Button type="submit">
              <Trans context="the draft of what guests see">Save in the draft</Trans>
            </Button>
          </p>
        )}
      </form>
    </>
  );
}
