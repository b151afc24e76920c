import { useLingui } from '@lingui/react/macro';
import type { LabelKey } from '../fields/labels.table.ts';
import type { SettingsField } from '../fields/field.types.ts';
import { markName, markOf } from '../fields/mark-of.ts';
import { labelWords } from '../label.copy.ts';
import { optionWords } from '../settings.copy.ts';
import type { PartModel } from '../settings.model.ts';
import * as styles from './ticks.module.css';

interface TickFieldsProps {
  readonly label: LabelKey;
  readonly fields: readonly SettingsField[];
  readonly model: Pick<PartModel, 'typed' | 'invalid'>;
}

/** Which of several belong to something, each with a box to tick. */
export function TickFields({ label, fields, model: { typed } }: TickFieldsProps) {
  const { i18n } = useLingui();
  const isAlone = fields.every(({ of, options }) => of === undefined && options === undefined);
  return (
    <fieldset className={styles.choices}>
      {isAlone ? null : <legend className={styles.legend}>{i18n._(labelWords[label])}</legend>}
      {fields.map(({ name, of, value, options: [option = ''] = [] }) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The words stand in it.
        <label key={name} className={styles.tick}>
          <input type="hidden" name={markName(name)} value={markOf(value)} />
          <input type="checkbox" name={name} value="yes" defaultChecked={(typed[name] ?? value) !== ''} />
          <bdi>{of ?? i18n._((option === '' ? undefined : optionWords[option]) ?? labelWords[label])}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
