import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { plus } from '@latchkey/ui/icons';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldGroup, SettingsField } from '../fields/field.types.ts';
import { addChargeWords } from '../settings.copy.ts';
import type { PartModel } from '../settings.model.ts';
import { FieldControl } from './field-control.tsx';
import * as box from './from-day-fields.module.css';
import * as styles from './group-fields.module.css';

/** Adds a tax, a fee, or an age of children, with all that it needs. */
export function NewCharge({ group: { id, fields }, model }: { readonly group: FieldGroup; readonly model: PartModel }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { draft, typed, problem } = model;
  const isBack = problem !== null && typed['new kind'] === id;
  const words = addChargeWords[id];
  const named = fields.filter(({ language }) => language !== undefined);
  const others = fields.filter(({ language }) => language === undefined);
  // The input is the control's value: a new entry has no saved one beside it.
  const control = (field: SettingsField) => (
    <FieldControl
      key={field.name}
      field={isBack ? { ...field, value: typed[field.name] ?? field.value } : field}
      model={{ ...model, typed: {} }}
    />
  );
  if (words === undefined) return null;
  return (
    <details className={box.box} open={isBack}>
      <summary className={box.opener}>
        <Icon icon={plus} />
        {i18n._(words)}
      </summary>
      <form method="post" action={postAddress('add-entry', locale)} className={styles.group} noValidate>
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="new kind" value={id} />
        {id === 'taxes' ? (
          <p className={soft}>
            <Trans>
              A percentage needs its rate, any other tax its fixed amount. An age goes with amounts for each guest,
              nights with amounts for each night; both may stay empty.
            </Trans>
          </p>
        ) : null}
        {id === 'childBands' ? (
          <p className={soft}>
            <Trans>
              Children pay by their age instead of the rooms’ price for a further child. From the oldest age on they pay
              as adults.
            </Trans>
          </p>
        ) : null}
        {named.length === 0 ? null : <div className={styles.languages}>{named.map(control)}</div>}
        <div className={styles.figures}>{others.map(control)}</div>
        <p>
          <Button type="submit" look="quiet">
            <Trans context="act: something new in the draft">Add to the draft</Trans>
          </Button>
        </p>
      </form>
    </details>
  );
}
