import type { PostedForm } from '@latchkey/site/screen';

/** A form's input, by the names of its fields. */
export type FormTexts = Readonly<Record<string, string>>;

/** As many characters as a field that is shown again may have. */
const longest = 2000;

/** What stands in these fields of a form, for the page to show it again. */
export const typedText = ({ field }: Pick<PostedForm, 'field'>, names: readonly string[]): FormTexts =>
  Object.fromEntries(names.map((name) => [name, field(name).slice(0, longest).toWellFormed()]));
