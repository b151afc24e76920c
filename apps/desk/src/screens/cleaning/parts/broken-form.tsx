import { addDays } from '@latchkey/booking-core/dates';
import type { UnitToday } from '@latchkey/api-contract/types';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { wrench } from '@latchkey/ui/icons';
import { SelectField } from '@latchkey/ui/select-field';
import { TextArea } from '@latchkey/ui/text-area';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCleaningPage } from '../cleaning-on-page.tsx';
import { problemWords } from '../cleaning.copy.ts';
import * as styles from '../cleaning.module.css';
import * as own from './opened-room.module.css';
import { isPhotoProblem } from '../form-problems.ts';
import { useReport } from '../use-report.ts';
import { PhotoField } from './photo-field.tsx';

/** What is broken, in a word, and whether nobody is to sleep there until it is mended. */
export function BrokenForm({ unit }: { readonly unit: UnitToday | null }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { model } = useCleaningPage();
  const { typed, key, date, units } = model;
  const { busy, problem, send } = useReport(model);
  const isAboutPhoto = problem !== null && isPhotoProblem(problem);
  const fault = problem === null ? undefined : i18n._(problemWords[problem]);
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={postAddress('broken', locale, { room: unit?.unitId ?? 'any' })}
      className={own.form}
      onSubmit={send}
    >
      <input type="hidden" name="key" value={key} />
      {unit === null ? (
        <SelectField
          label={t({ message: 'Room', context: 'one by its number' })}
          name="unit"
          defaultValue={typed?.unit ?? units[0]?.unitId}
        >
          {units.map((one) => (
            <option key={one.unitId} value={one.unitId}>
              {one.number} · {one.typeName}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="unit" value={unit.unitId} />
      )}
      <TextArea
        name="text"
        label={t({ message: 'What is broken?', context: 'in a room' })}
        dir="auto"
        rows={2}
        maxLength={fieldLengths.propertyNote}
        defaultValue={typed?.text ?? ''}
        error={problem === 'date_wrong' || isAboutPhoto ? undefined : fault}
      />
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The words stand in it. */}
      <label className={own.tick}>
        <input
          type="checkbox"
          name="close"
          value="yes"
          className={own.box}
          defaultChecked={typed !== null && typed.until !== ''}
        />
        <span>
          <Trans context="of a room with something broken">Not usable: take the room off sale</Trans>
        </span>
      </label>
      <div className={own.until}>
        <TextField
          type="date"
          name="until"
          label={t({ message: 'Last night', context: 'on which a room is closed' })}
          min={date}
          defaultValue={typed !== null && typed.until !== '' ? typed.until : addDays(date, 1)}
          error={problem === 'date_wrong' ? fault : undefined}
        />
      </div>
      <PhotoField
        hotelId={model.frame.hotel.hotelId}
        kept={typed?.picture ?? null}
        error={isAboutPhoto ? fault : undefined}
      />
      <Button type="submit" busy={busy}>
        <Icon icon={wrench} className={styles.mark} />
        <Trans context="act: tells what is broken in a room">Tell it</Trans>
      </Button>
    </form>
  );
}
