import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { chevronDown, plus } from '@latchkey/ui/icons';
import { soft } from '@latchkey/ui/text';
import { tiersSentence } from '@latchkey/format/terms-sentences';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { FieldGroup, SettingsField } from '../fields/field.types.ts';
import type { LabelKey } from '../fields/labels.table.ts';
import { markName, markOf } from '../fields/mark-of.ts';
import { policies, type PolicyName } from '../fields/policies.table.ts';
import { labelWords } from '../label.copy.ts';
import { optionWords, ownPolicy, policyWords } from '../settings.copy.ts';
import type { PartModel } from '../settings.model.ts';
import { EntryActs } from './entry-acts.tsx';
import { FieldControl } from './field-control.tsx';
import { FromDayFields } from './from-day-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { TickFields } from './tick-fields.tsx';
import { useGroupTitle } from './use-group-title.ts';
import * as box from './from-day-fields.module.css';
import * as styles from './group-fields.module.css';

/** One of many: its name alone, until it is opened. */
export function FoldedGroup({ group, model }: { readonly group: FieldGroup; readonly model: PartModel }) {
  const { i18n } = useLingui();
  const titleOf = useGroupTitle();
  const { title, fields, offerKind, wordList, note = '' } = group;
  const isOpen =
    model.entry === group.id ||
    fields.some(({ name }) => model.invalid.includes(name) || model.typed[name] !== undefined);
  const isChanged = fields.some(({ name }) => model.changedFields.includes(name));
  const kind = offerKind ?? wordList;
  return (
    <details className={isChanged ? cx(styles.folded, styles.changed) : styles.folded} open={isOpen}>
      <summary className={styles.opener}>
        <bdi>{titleOf(title)}</bdi>
        {kind === undefined || optionWords[kind] === undefined ? null : (
          <span className={soft}>{i18n._(optionWords[kind])}</span>
        )}
        {note === '' ? null : <bdi className={soft}>{note}</bdi>}
        <Icon icon={chevronDown} className={styles.chevron} />
      </summary>
      <GroupFields group={group} model={model} isTitled={false} />
    </details>
  );
}

/** The fields of a room, a tax or the house: words of all languages side by side, then figures. */
export function GroupFields({
  group,
  model,
  isTitled,
}: {
  readonly group: FieldGroup;
  readonly model: PartModel;
  readonly isTitled: boolean;
}) {
  const { id, title, fields, fromDays } = group;
  const name = useGroupTitle()(title);
  const asides = Map.groupBy(
    fields.filter(({ aside }) => aside !== undefined),
    ({ aside = id }) => aside as LabelKey,
  );
  const words = Map.groupBy(
    fields.filter(({ language }) => language !== undefined),
    ({ path }) => path,
  );
  const inSight = fields.filter(({ aside }) => aside === undefined);
  const figures = inSight.filter(({ language, kind }) => language === undefined && kind !== 'tick');
  return (
    <section className={styles.group} aria-label={name}>
      {isTitled ? (
        <h2 className={styles.title}>
          <bdi>{name}</bdi>
        </h2>
      ) : null}
      {[...words].map(([path, its]) => (
        <div key={path} className={styles.languages}>
          {its.map((field) => (
            <div key={field.name} className={model.changedFields.includes(field.name) ? styles.changed : undefined}>
              <FieldControl field={field} model={model} />
            </div>
          ))}
        </div>
      ))}
      {model.part === 'look' ? (
        <LookFields fields={figures} model={model} />
      ) : figures.length === 0 ? null : (
        <div className={id === 'weekdays' ? styles.week : styles.figures}>
          {figures.map((field) => (
            <div
              key={field.name}
              className={cx(
                field.label === 'cancellation' && styles.whole,
                model.changedFields.includes(field.name) && styles.changed,
              )}
            >
              {field.label === 'cancellation' ? (
                <PolicyField
                  field={field}
                  currency={model.currency}
                  legend={'name' in title ? title.name : id}
                  typed={model.typed[field.name]}
                />
              ) : (
                <FieldControl field={field} model={model} />
              )}
            </div>
          ))}
        </div>
      )}
      <Ticks fields={inSight} model={model} />
      {[...asides].map(([label, its]) => (
        <AsideFields key={label} label={label} fields={its} model={model} />
      ))}
      {fromDays.map((one) => (
        <FromDayFields key={one.path} fromDay={one} model={model} />
      ))}
      {model.takesEntries && !('label' in title) && group.isPermanent !== true ? (
        <EntryActs group={group} name={name} />
      ) : null}
    </section>
  );
}

/** Boxes to tick, those of one label together. */
function Ticks({ fields, model }: { readonly fields: readonly SettingsField[]; readonly model: PartModel }) {
  const ticks = Map.groupBy(
    fields.filter(({ kind }) => kind === 'tick'),
    ({ label }) => label,
  );
  return [...ticks].map(([label, its]) => <TickFields key={label} label={label} fields={its} model={model} />);
}

/** What few houses need: behind a press, but where something of it is said. */
function AsideFields({
  label,
  fields,
  model,
}: {
  readonly label: LabelKey;
  readonly fields: readonly SettingsField[];
  readonly model: PartModel;
}) {
  const { i18n } = useLingui();
  const isOpen = fields.some(({ name, value }) => value !== '' || model.typed[name] !== undefined);
  return (
    <details className={box.box} open={isOpen}>
      <summary className={box.opener}>
        <Icon icon={plus} />
        {i18n._(labelWords[label])}
      </summary>
      <div className={styles.figures}>
        {fields
          .filter(({ kind }) => kind !== 'tick')
          .map((field) => (
            <div key={field.name} className={model.changedFields.includes(field.name) ? styles.changed : undefined}>
              <FieldControl field={field} model={model} />
            </div>
          ))}
      </div>
      <Ticks fields={fields} model={model} />
    </details>
  );
}

function PolicyField({
  field: { name, value, options = [] },
  currency,
  legend,
  typed,
}: {
  readonly field: SettingsField;
  readonly currency: CurrencyCode;
  readonly legend: string;
  readonly typed: string | undefined;
}) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <Fragment>
      <input type="hidden" name={markName(name)} value={markOf(value)} />
      <ChoiceGroup legend={legend} legendHidden className={styles.choices ?? ''}>
        {options.map((option) => {
          const policy = option as PolicyName | 'own';
          return (
            <Choice
              key={option}
              name={name}
              value={option}
              defaultChecked={(typed ?? value) === option}
              label={i18n._(policyWords[policy])}
              what={policy === 'own' ? i18n._(ownPolicy) : tiersSentence(policies[policy], currency, locale).join(' ')}
            />
          );
        })}
      </ChoiceGroup>
    </Fragment>
  );
}
