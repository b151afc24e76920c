import { escapedHtml } from '../../../escaped-html.ts';

/** A value beside its name, as text. One of several lines is quoted, so that none of them reads as a line of the mail's own. */
export const valueText = (name: string, value: string): string =>
  value.includes('\n') ? `${name}:\n${value.replace(/^/gm, '> ')}` : `${name}: ${value}`;

/** A value as HTML, in a direction of its own; one of several lines stands in a quotation. */
export const valueHtml = (value: string): string =>
  value.includes('\n')
    ? `<blockquote dir="auto" style="margin:0;padding:0 12px;border-left:3px solid #c9d1cf;border-right:3px solid #c9d1cf">${escapedHtml(value).replaceAll('\n', '<br>')}</blockquote>`
    : `<span dir="auto">${escapedHtml(value)}</span>`;
