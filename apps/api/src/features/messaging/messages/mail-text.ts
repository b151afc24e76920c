import type { MailPage, MailSection } from './mail-page.types.ts';
import { valueText } from './typed-value.ts';

/** A mail as plain text, for programs and people that read no HTML: the same words in the same order. */
export function mailText({
  paragraphs,
  letter = '',
  key,
  rows,
  sections = [],
  button,
  links = [],
  closing,
}: MailPage): string {
  const blocks = [
    ...paragraphs,
    letter,
    key === undefined ? '' : `${key.label}: ${key.code}\n${key.hint}`,
    button === null ? '' : `${button.label}: ${button.url}`,
    rowsText(rows),
    ...sections.map(sectionText),
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    closing,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Rows of a mail, one a line. */
export const rowsText = (rows: MailPage['rows']): string =>
  rows.map(([name, value]) => valueText(name, value)).join('\n');

function sectionText({ title, facts, note }: MailSection): string {
  const lines = facts.map(({ name, value, href }) => {
    const isAddress = href?.startsWith('http') === true;
    return `${valueText(name, value)}${isAddress ? `\n${href}` : ''}`;
  });
  return [title, ...lines, ...(note === undefined ? [] : [note])].filter((line) => line !== '').join('\n');
}
