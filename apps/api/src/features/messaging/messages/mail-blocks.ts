import type { Locale } from '@latchkey/api-contract/types';
import { directionOf } from '@latchkey/format/locale';
import { escapedHtml } from '../../../escaped-html.ts';
import type { MailFact, MailKey, MailLinkTo, MailSection } from './mail-page.types.ts';
import { valueHtml } from './typed-value.ts';

export const titleFont = 'Georgia, Times New Roman, serif';
export const textFont = 'Arial, Helvetica, sans-serif';

/** The side at which lines of a language begin; mail programs know `left` and `right` alone. */
export const startOf = (language: Locale): 'left' | 'right' => (directionOf(language) === 'rtl' ? 'right' : 'left');
const endOf = (language: Locale): 'left' | 'right' => (directionOf(language) === 'rtl' ? 'left' : 'right');

const rule = 'border-bottom:1px solid #d5dcda';
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Lines under a heading. */
export function sectionHtml({ title, kind, facts, note }: MailSection, language: Locale, brand: string): string {
  const heading =
    title === ''
      ? ''
      : `<h2 style="margin:0 0 8px;font-family:${titleFont};font-size:20px;line-height:28px;font-weight:400;color:#13211f">${escapedHtml(title)}</h2>`;
  const days = facts.filter(({ isDay }) => isDay === true);
  const lines = facts
    .filter(({ isDay }) => isDay !== true)
    .map((fact) => factHtml(fact, kind, language, brand))
    .join('');
  const below =
    note === undefined
      ? ''
      : `<p style="margin:8px 0 0;font-size:14px;line-height:22px;color:#44534f">${escapedHtml(note)}</p>`;
  return `${heading}${daysHtml(days, language)}<table ${table}>${lines}</table>${below}`;
}

/** The first and the last day of a stay, side by side. */
function daysHtml(days: readonly MailFact[], language: Locale): string {
  if (days.length === 0) return '';
  const start = startOf(language);
  const cells = days.map(
    ({ name, value }) =>
      `<td width="50%" align="${start}" valign="top" style="padding:4px 0 12px;padding-${endOf(language)}:12px;text-align:${start};font-family:${textFont};font-size:14px;line-height:22px;color:#44534f">${escapedHtml(name)}<br><span style="font-family:${titleFont};font-size:20px;line-height:28px;color:#13211f">${valueHtml(value)}</span></td>`,
  );
  return `<table ${table} style="${rule}"><tr>${cells.join('')}</tr></table>`;
}

function factHtml(fact: MailFact, kind: MailSection['kind'], language: Locale, brand: string): string {
  const [start, end] = [startOf(language), endOf(language)];
  const weight = fact.isTotal === true ? 'bold' : 'normal';
  const value = valueHtml(fact.value);
  const shown =
    fact.href === undefined
      ? value
      : `<a href="${escapedHtml(fact.href)}" style="color:${brand};text-decoration:underline">${value}</a>`;
  const [nameWidth, align, gap] =
    kind === 'sums' ? ['66%', end, start] : [kind === 'steps' ? '50%' : '34%', start, end];
  const nameGap = kind === 'sums' ? end : gap;
  return `<tr><th scope="row" align="${start}" valign="top" width="${nameWidth}" style="padding:8px 0;padding-${nameGap}:12px;${rule};text-align:${start};font-family:${textFont};font-size:15px;line-height:22px;font-weight:${weight};color:${fact.isTotal === true ? '#13211f' : '#44534f'}">${escapedHtml(fact.name)}</th><td align="${align}" valign="top" style="padding:8px 0;${rule};text-align:${align};font-family:${textFont};font-size:15px;line-height:22px;font-weight:${weight};color:#13211f">${shown}</td></tr>`;
}

/** The tag: the code in letters, and beside it the image that reception scans. */
export function keyHtml({ label, code, hint, contentId, ground }: MailKey, language: Locale): string {
  const start = startOf(language);
  return `<table ${table} bgcolor="${ground}" style="background-color:${ground}"><tr><td align="${start}" valign="middle" style="padding:16px;text-align:${start};font-family:${textFont};font-size:14px;line-height:22px;color:#13211f">${escapedHtml(label)}<br><span style="font-size:21px;line-height:34px;font-weight:bold"><span dir="ltr">${escapedHtml(code)}</span></span><br>${escapedHtml(hint)}</td><td width="136" align="center" valign="middle" style="padding:12px"><img src="cid:${contentId}" alt="${escapedHtml(code)}" width="112" height="112" style="display:block;border:0;background-color:#ffffff"></td></tr></table>`;
}

/** A button that also Outlook draws: a coloured cell around a link. */
export const buttonHtml = ({ label, url }: MailLinkTo, brand: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="${brand}" style="background-color:${brand};padding:13px 22px"><a href="${escapedHtml(url)}" style="font-family:${textFont};font-size:16px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none">${escapedHtml(label)}</a></td></tr></table>`;

/** Ways onward, one below the other so that a thumb hits the right one. */
export const linksHtml = (links: readonly MailLinkTo[], brand: string): string =>
  `<table ${table}>${links
    .map(
      ({ label, url }) =>
        `<tr><td align="center" style="padding:0 0 10px"><a href="${escapedHtml(url)}" style="display:block;padding:11px 22px;border:1px solid ${brand};font-family:${textFont};font-size:16px;line-height:22px;font-weight:bold;color:${brand};text-decoration:none">${escapedHtml(label)}</a></td></tr>`,
    )
    .join('')}</table>`;
