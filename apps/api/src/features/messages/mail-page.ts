import type { Locale } from '@latchkey/api-contract/types';
import { directionOf } from '@latchkey/format/locale';

export type MailRow = readonly [name: string, value: string];

interface MailPage {
  readonly language: Locale;
  readonly brand: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly MailRow[];
  readonly button: { readonly label: string; readonly url: string } | null;
  readonly closing: string;
}

/** The HTML of every mail to a guest, under the hotel's own colour. All text is escaped here. */
export function mailPage(page: MailPage): string {
  const direction = directionOf(page.language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const rows = page.rows
    .map(
      ([name, value]) =>
        `<tr><th scope="row" style="text-align:${start};padding:8px 0;border-bottom:1px solid #d5dcda;color:#44534f;font-weight:400">${escaped(name)}</th><td style="text-align:${start};padding:8px 16px;border-bottom:1px solid #d5dcda"><bdi>${escaped(value)}</bdi></td></tr>`,
    )
    .join('');
  const table = rows === '' ? '' : `<table style="width:100%;border-collapse:collapse">${rows}</table>`;
  const button =
    page.button === null
      ? ''
      : `<p style="margin:24px 0"><a href="${escaped(page.button.url)}" style="display:inline-block;padding:12px 20px;background:${page.brand};color:#ffffff;text-decoration:none">${escaped(page.button.label)}</a></p>`;
  return `<!doctype html>
<html lang="${page.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(page.title)}</title></head>
<body style="margin:0;background:#ffffff;color:#13211f;font:16px/1.6 system-ui,sans-serif"><div style="max-width:600px;margin:0 auto;padding:24px">
<h1 style="font:400 30px/1.2 Georgia,serif;color:${page.brand}">${escaped(page.title)}</h1>
${page.paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}
${table}
${button}
<p>${escaped(page.closing)}</p></div></body></html>`;
}

/** Text as it stands in HTML, in quoted attributes too. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
