import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '@latchkey/ui/text-field';
import { useState } from 'react';
import type { SettingsField } from '../fields/field.types.ts';
import { markName, markOf } from '../fields/mark-of.ts';
import { contrastOf, themeColour } from '../fields/theme-colour.ts';
import { labelWords } from '../label.copy.ts';
import type { PartModel } from '../settings.model.ts';
import { FieldControl } from './field-control.tsx';
import * as styles from './look-fields.module.css';

/** The hotel's colours, whether text can be read on each, and what a page looks like in them. */
export function LookFields({
  fields,
  model,
}: {
  readonly fields: readonly SettingsField[];
  readonly model: PartModel;
}) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, model.typed[name] ?? value])),
  );
  const choose = (name: string, value: string): void => setValues((before) => ({ ...before, [name]: value }));
  const valueOf = (key: string): string | undefined =>
    values[fields.find(({ path }) => path === `theme.${key}`)?.name ?? ''];
  return (
    <div className={styles.look}>
      <div className={styles.fields}>
        {fields.map((field) =>
          field.kind === 'colour' ? (
            <ColourField
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              isWrong={model.invalid.includes(field.name)}
              choose={(value) => choose(field.name, value)}
            />
          ) : (
            <div
              key={field.name}
              onChange={({ target }) => {
                if (target instanceof HTMLSelectElement) choose(field.name, target.value);
              }}
            >
              <FieldControl field={field} model={model} />
            </div>
          ),
        )}
      </div>
      <Sample brand={valueOf('brand')} tag={valueOf('tag')} mist={valueOf('mist')} corner={valueOf('corner')} />
    </div>
  );
}

function ColourField({
  field: { name, path, label, value: stands },
  value,
  isWrong,
  choose,
}: {
  readonly field: SettingsField;
  readonly value: string;
  readonly isWrong: boolean;
  readonly choose: (value: string) => void;
}) {
  const { t, i18n } = useLingui();
  const contrast = contrastOf(path, value);
  const isReadable = themeColour(path, value) !== undefined;
  const unread =
    contrast === null
      ? t`Write a colour such as #0d4944.`
      : t`Text on it has a contrast of ${contrast} : 1, and 7 : 1 is needed. Choose a stronger colour.`;
  return (
    <div className={styles.colour}>
      <input type="hidden" name={markName(name)} value={markOf(stands)} />
      <TextField
        name={name}
        label={i18n._(labelWords[label])}
        value={value}
        onChange={(event) => choose(event.target.value)}
        error={isWrong || !isReadable ? unread : undefined}
        hint={contrast === null ? undefined : <Trans>Text on it: {contrast} : 1</Trans>}
        autoComplete="off"
        dir="ltr"
      />
      <input
        type="color"
        className={styles.swatch}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={(event) => choose(event.target.value)}
        aria-label={t({ message: `Choose: ${i18n._(labelWords[label])}`, context: 'a colour' })}
      />
    </div>
  );
}

/** A page of the hotel's, small. */
function Sample({
  brand,
  tag,
  mist,
  corner,
}: Readonly<Record<'brand' | 'tag' | 'mist' | 'corner', string | undefined>>) {
  return (
    <div className={styles.sample} style={{ background: mist, borderRadius: corner }} aria-hidden="true">
      <p className={styles.head} style={{ background: brand }}>
        <Trans context="a sample of the hotel’s pages">The hotel</Trans>
      </p>
      <p className={styles.tag} style={{ background: tag, borderRadius: corner }}>
        <Trans context="a sample of the hotel’s pages">Your price</Trans>
      </p>
      <p className={styles.button} style={{ background: brand, borderRadius: corner }}>
        <Trans context="a sample of the hotel’s pages">Book</Trans>
      </p>
    </div>
  );
}
