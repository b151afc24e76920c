import { fieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { directionOf } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { languageNames } from '@latchkey/ui/frame';
import { Icon } from '@latchkey/ui/icon';
import { plus } from '@latchkey/ui/icons';
import { SelectField } from '@latchkey/ui/select-field';
import { TextArea } from '@latchkey/ui/text-area';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { offerKinds } from '@latchkey/booking-core/promotion';
import { ActionForm } from '../../../frame/action-form.tsx';
import { legalLists, policyLists } from '../fields/kinds.table.ts';
import { newName, newText } from '../fields/new-controls.ts';
import type { SettingsPart } from '../fields/part.table.ts';
import { labelWords } from '../label.copy.ts';
import { addWords, optionWords } from '../settings.copy.ts';
import type { PartModel } from '../settings.model.ts';
import * as box from './from-day-fields.module.css';
import * as styles from './group-fields.module.css';

/** The ids of the forms that the buttons of a page's entries send: they stand beside the form that saves. */
export const takeOutForm = 'take-out';
export const stopForm = 'stop-room';
export const sellForm = 'sell-room';

/** The forms of what is done with one entry. */
export function EntryForms({ version }: { readonly version: number }) {
  const { locale } = usePage();
  return [takeOutForm, stopForm, sellForm].map((id) => (
    <ActionForm key={id} id={id} action={postAddress(id, locale)}>
      <input type="hidden" name="version" value={version} />
    </ActionForm>
  ));
}

/** What kinds of entries a page has. */
const kindsOf: Readonly<Partial<Record<SettingsPart, readonly string[]>>> = {
  offers: offerKinds,
  policies: policyLists,
  legal: legalLists,
};

/** Adds something to a page by its name; what else it needs is said beside it then. */
export function NewEntry({ model: { part, languages, draft, typed, problem } }: { readonly model: PartModel }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const hasText = part === 'packages' || part === 'questions' || part === 'policies' || part === 'legal';
  const kinds = kindsOf[part] ?? [];
  const words = addWords[part];
  if (words === undefined) return null;
  return (
    <details className={box.box} open={problem === 'new_unnamed'}>
      <summary className={box.opener}>
        <Icon icon={plus} />
        {i18n._(words)}
      </summary>
      <form method="post" action={postAddress('add-entry', locale)} className={styles.group} noValidate>
        <input type="hidden" name="version" value={draft.version} />
        {kinds.length === 0 ? null : (
          <SelectField
            name="new kind"
            label={t({ message: 'Kind', context: 'of an offer or a text' })}
            defaultValue={typed['new kind'] ?? kinds[0]}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {optionWords[kind] === undefined ? kind : i18n._(optionWords[kind])}
              </option>
            ))}
          </SelectField>
        )}
        {([newName, ...(hasText ? [newText] : [])] as const).map((controlOf) => (
          <div key={controlOf('en')} className={styles.languages}>
            {languages.map((language) => {
              const name = controlOf(language);
              const isName = controlOf === newName;
              const key = part === 'questions' ? (isName ? 'modifiedQuestion' : 'answer') : isName ? 'name' : 'text';
              const label = i18n._(labelWords[key]);
              const common = {
                name,
                label: `${label}, ${languageNames[language][0]}`,
                defaultValue: typed[name] ?? '',
                autoComplete: 'off',
                lang: language,
                dir: directionOf(language),
              };
              return isName ? (
                <TextField key={name} {...common} maxLength={fieldLengths.hotelText} />
              ) : (
                <TextArea key={name} {...common} rows={3} maxLength={fieldLengths.hotelText} />
              );
            })}
          </div>
        ))}
        <p>
          <Button type="submit" look="quiet">
            <Trans context="act: something new in the draft">Add to the draft</Trans>
          </Button>
        </p>
      </form>
    </details>
  );
}
