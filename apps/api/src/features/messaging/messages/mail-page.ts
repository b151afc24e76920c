import { directionOf } from '@latchkey/format/locale';
import { buttonHtml, keyHtml, linksHtml, sectionHtml, startOf, textFont, titleFont } from './mail-blocks.ts';
import { escapedHtml } from '../../../escaped-html.ts';
import type { MailPage } from './mail-page.types.ts';
import { onlyLight } from './only-light.ts';

export { escapedHtml } from '../../../escaped-html.ts';
export type { MailPage, MailRow } from './mail-page.types.ts';

/**
 * The HTML of every mail, under the hotel's own colour: tables and styles on each element, since mail programs drop
 * style sheets and know no other layout. All text is escaped here.
 */
export function mailPage(page: MailPage): string {
  const direction = directionOf(page.language);
  const align = startOf(page.language);
  const sections = [
    ...(page.rows.length === 0
      ? []
      : [
          {
            title: '',
            kind: 'facts' as const,
            facts: page.rows.map(([name, value]) => ({ name, value })),
          },
        ]),
    ...(page.sections ?? []),
  ];
  const cell = (content: string): string =>
    `<tr><td align="${align}" style="padding:0 24px 24px;text-align:${align};font-family:${textFont};font-size:16px;line-height:26px;color:#13211f">${content}</td></tr>`;
  const band =
    page.sender === undefined
      ? ''
      : `<tr><td align="${align}" bgcolor="${page.brand}" style="padding:16px 24px;text-align:${align};background-color:${page.brand};color:#ffffff;font-family:${titleFont};font-size:20px;line-height:28px">${markHtml(page.mark)}${escapedHtml(page.sender)}</td></tr>`;
  return `<!doctype html>
<html lang="${page.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${onlyLight}<title>${escapedHtml(page.title)}</title>${structured(page.structuredData)}</head>
<body style="margin:0;padding:0;background-color:#eef4f2"><table role="presentation" lang="${page.language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#eef4f2" style="background-color:#eef4f2"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background-color:#ffffff">
${band}${pictureHtml(page.picture)}
<tr><td align="${align}" style="padding:28px 24px 16px;text-align:${align}"><h1 style="margin:0;font-family:${titleFont};font-size:28px;line-height:36px;font-weight:400;color:${page.brand}">${titleHtml(page.title)}</h1></td></tr>
${page.paragraphs
  .filter((text) => text !== '')
  .map((text) => cell(escapedHtml(text)).replace('24px 24px', '24px 12px'))
  .join('')}
${page.letter === undefined ? '' : cell(letterHtml(page.letter))}
<tr><td style="font-size:1px;line-height:12px">&nbsp;</td></tr>
${page.key === undefined ? '' : cell(keyHtml(page.key, page.language))}
${page.button === null ? '' : cell(buttonHtml(page.button, page.brand))}
${sections.map((section) => cell(sectionHtml(section, page.language, page.brand))).join('')}
${(page.links ?? []).length === 0 ? '' : cell(linksHtml(page.links ?? [], page.brand))}
<tr><td align="${align}" style="padding:16px 24px 24px;text-align:${align};border-top:1px solid #d5dcda;font-family:${textFont};font-size:14px;line-height:22px;color:#44534f">${escapedHtml(page.closing)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

/** As wide as the mail: programs that drop styles take the width of the attribute. */
const pictureHtml = (picture: MailPage['picture']): string =>
  picture === undefined
    ? ''
    : `<tr><td style="padding:0"><img src="cid:${picture.contentId}" alt="${escapedHtml(picture.alt)}" width="600" style="display:block;width:100%;max-width:600px;height:auto;border:0"></td></tr>`;

/** A reference in the title is read to others: it does not break at its hyphen. No style says so in every mail program, the old element does. */
const titleHtml = (title: string): string =>
  escapedHtml(title).replace(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/, '<nobr>$&</nobr>');

/** A paragraph is as its own words run: a letter may be in another language than the mail around it. */
const letterHtml = (letter: string): string =>
  letter
    .split(/\n{2,}/)
    .map((text) => `<p dir="auto" style="margin:0 0 12px">${escapedHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('');

const markHtml = (mark: string | undefined): string =>
  mark === undefined
    ? ''
    : `<span style="border:1px solid #ffffff;padding:2px 6px;font-size:15px">${escapedHtml(mark)}</span>&nbsp;&nbsp;`;

/** Data for programs, which no text of a guest can end early. */
const structured = (data: object | undefined): string =>
  data === undefined
    ? ''
    : `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
