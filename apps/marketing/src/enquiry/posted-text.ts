import type { PostedForm } from '@latchkey/site/screen';

/** The most characters of a posted field that are shown again: no field takes more. */
const mostShown = 2000;

/** Reads a field of a posted form as the page's script would have sent it. For the server alone. */
export const postedText =
  ({ field }: Pick<PostedForm, 'field'>) =>
  (name: string): string =>
    field(name).replaceAll('\r\n', '\n').slice(0, mostShown).toWellFormed();
