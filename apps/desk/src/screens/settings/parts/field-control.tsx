import { fieldLengths } from '@latchkey/booking-core/validation';
import { languageNames } from '@latchkey/ui/frame';
import { SelectField } from '@latchkey/ui/select-field';
import { TextArea } from '@latchkey/ui/text-area';
import { TextField } from '@latchkey/ui/text-field';
import { withCommas } from '@latchkey/format/list';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { directionOf, isLocale } from '@latchkey/site/urls';
import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingsField } from '../fields/field.types.ts';
import { markName, markOf } from '../fields/mark-of.ts';
import { labelWords } from '../label.copy.ts';
import { optionWords } from '../settings.copy.ts';
import type { PartModel } from '../settings.model.ts';
import { warningIn } from './typing-warning.tsx';

/** About what one line of a narrow field holds. */
const lettersOfLine = 26;

/** The control of a value, with its input from before, and the value that stands there now where that is another. */
export function FieldControl({
  field,
  model: { typed, invalid, warned, generatedFields, currency },
}: {
  readonly field: SettingsField;
  readonly model: Pick<PartModel, 'typed' | 'invalid' | 'currency'> &
    Partial<Pick<PartModel, 'warned' | 'generatedFields'>>;
}) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { name, kind, value, language, optionNames = {} } = field;
  const own = typed[name];
  const wordsOr = (words: MessageDescriptor | undefined, text: string): string =>
    words === undefined ? text : i18n._(words);
  const sign =
    kind === 'money'
      ? currencySign(currency, locale)
      : kind === 'percent' || field.label === 'weekdayPercent'
        ? '%'
        : null;
  const isNumber = ['money', 'percent', 'count', 'whole', 'degrees', 'decimal', 'signed'].includes(kind);
  const parts = [
    ...(field.isNamed === true ? [] : [i18n._(labelWords[field.label])]),
    ...(field.of === undefined ? [] : [field.of]),
    ...(field.guests === undefined ? [] : [t`${plural(field.guests, { one: '# guest', other: '# guests' })}`]),
    ...(sign === null ? [] : [sign]),
    ...(language === undefined ? [] : [languageNames[language][0]]),
  ];
  const label = withCommas(parts, locale);
  const warning = warningIn(warned, name);
  const there =
    own === undefined || own === value || invalid.includes(name) ? undefined : (
      <Trans>
        There now: <bdi>{value}</bdi>
      </Trans>
    );
  const generated = generatedFields?.[name];
  const follows =
    generated === undefined
      ? undefined
      : generated === 'follows'
        ? t`Written from your settings. Edit it, and it stays as you wrote it.`
        : t`This text is your own. To have it follow your settings again, empty it and save.`;
  const common = {
    label,
    name,
    id: name.replaceAll(' ', '-'),
    defaultValue: own ?? value,
    error: invalid.includes(name) ? t`Please write it in another way, or put back what was there.` : undefined,
    hint: warning ?? there ?? follows,
    autoComplete: 'off',
    ...(language === undefined ? {} : { lang: language, dir: directionOf(language) }),
  };
  return (
    <div>
      <input type="hidden" name={markName(name)} value={markOf(value)} />
      {kind === 'text' || kind === 'lines' ? (
        <TextArea
          {...common}
          {...(kind === 'lines' ? { hint: common.hint ?? t`One a line.` } : {})}
          rows={
            kind === 'lines'
              ? Math.min(12, value.split('\n').length + 1)
              : Math.min(10, Math.max(2, Math.ceil(value.length / lettersOfLine)))
          }
          maxLength={fieldLengths.hotelText}
        />
      ) : kind === 'choice' ? (
        <SelectField label={label} name={name} defaultValue={own ?? value} hint={warning}>
          {(field.options ?? []).map((option) => (
            <option key={option} value={option}>
              {optionNames[option] ??
                (isLocale(option) ? languageNames[option][0] : wordsOr(optionWords[option], option))}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          {...common}
          maxLength={fieldLengths.hotelText}
          {...(kind === 'date' || kind === 'time' ? { type: kind } : {})}
          {...(isNumber ? { inputMode: kind === 'count' ? ('numeric' as const) : ('decimal' as const) } : {})}
          {...(language === undefined && kind !== 'line' ? { dir: 'ltr' } : {})}
        />
      )}
    </div>
  );
}
