import { fieldLengths } from '@latchkey/booking-core/validation';
import { isStayDate, type LocalDate } from '@latchkey/booking-core/dates';
import type { ClosureKind } from '@latchkey/booking-core/units';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { byNumber } from '../plan/by-number.ts';
import type { Opened } from '../plan-acts.types.ts';
import { makeWay, type WayMade } from './make-way.ts';
import type { OpenedProps } from './opened.types.ts';
import { Pop } from './pop.tsx';
import * as styles from './pop.module.css';
import { WaysMade } from './ways-made.tsx';

/** Which room is kept from guests, on which nights, in which way and why. */
export function CloseForm({
  asked,
  model,
  anchor,
  acts,
  sections,
  onClose,
}: OpenedProps & { readonly asked: Extract<Opened, { readonly kind: 'close' }> }) {
  const { t } = useLingui();
  const [unitId, setUnitId] = useState(asked.unitId ?? byNumber(model.units)[0]?.unitId ?? '');
  const [first, setFirst] = useState<string>(asked.first);
  const [last, setLast] = useState<string>(asked.last);
  const [kind, setKind] = useState<ClosureKind>('out_of_order');
  const [reason, setReason] = useState('');
  const unit = model.units.find((one) => one.unitId === unitId);
  const order = t({ message: 'Out of order', context: 'of a room: not sold' });
  const service = t({ message: 'Out of service', context: 'of a room: still sold' });
  const nights = isStayDate(first) && isStayDate(last) ? { first: first as LocalDate, last: last as LocalDate } : null;
  const { problem } = acts;
  const ways =
    problem?.code === 'in_the_way' && nights !== null
      ? makeWay(sections, { unitId, ...nights }, problem.bookings, model.today)
      : null;
  const close = (before: readonly WayMade[]): void => {
    if (nights === null) return;
    acts.press(
      { kind: 'close', unitId, ...nights, closure: kind, reason: reason.trim() },
      ({ closureId }) => [
        ...(closureId === null ? [] : [{ kind: 'reopen', closure: { closureId } } as const]),
        ...before.flatMap(({ undo }) => undo),
      ],
      onClose,
      before.map(({ act }) => act),
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    close([]);
  };
  return (
    <Pop
      title={<Trans context="act: keep a room from guests">Close a room</Trans>}
      about={unit?.typeName}
      tag={unit?.number}
      anchor={anchor}
      problem={acts.problem}
      hotelId={model.frame.hotel.hotelId}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        {asked.unitId === null ? (
          <SelectField
            label={t({ message: 'Room', context: 'one by its number' })}
            value={unitId}
            data-first=""
            onChange={({ target }) => setUnitId(target.value)}
          >
            {byNumber(model.units).map((one) => (
              <option key={one.unitId} value={one.unitId}>
                {one.number} · {one.typeName}
              </option>
            ))}
          </SelectField>
        ) : null}
        <div className={styles.pair}>
          <TextField
            type="date"
            label={t({ message: 'First night', context: 'on which a room is closed' })}
            required
            min={model.today}
            value={first}
            onChange={({ target }) => {
              setFirst(target.value);
              if (target.value > last) setLast(target.value);
            }}
          />
          <TextField
            type="date"
            label={t({ message: 'Last night', context: 'on which a room is closed' })}
            required
            min={first}
            value={last}
            onChange={({ target }) => setLast(target.value)}
          />
        </div>
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>
            <Trans context="how a room is closed">What it means</Trans>
          </legend>
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The words stand in it. */}
          <label className={styles.kind}>
            <input
              type="radio"
              name="kind"
              className={styles.radio}
              checked={kind === 'out_of_order'}
              onChange={() => setKind('out_of_order')}
            />
            <span>
              {order}
              <span className={styles.aside}>
                <Trans>The room is empty, and one room fewer is sold</Trans>
              </span>
            </span>
          </label>
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The words stand in it. */}
          <label className={styles.kind}>
            <input
              type="radio"
              name="kind"
              className={styles.radio}
              checked={kind === 'out_of_service'}
              onChange={() => setKind('out_of_service')}
            />
            <span>
              {service}
              <span className={styles.aside}>
                <Trans>The room is empty, but as many rooms are sold</Trans>
              </span>
            </span>
          </label>
        </fieldset>
        <TextField
          label={t({ message: 'Reason', context: 'why a room is closed' })}
          optional
          maxLength={fieldLengths.closureReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {ways === null ? null : <WaysMade ways={ways} isBusy={acts.isBusy} onPress={() => close(ways)} />}
        <Button type="submit" look={ways === null ? 'brand' : 'quiet'} busy={acts.isBusy}>
          <Trans context="act: keep a room from guests">Close the room</Trans>
        </Button>
      </form>
    </Pop>
  );
}
