import type { Language } from '../language.ts';
import type { Judgement } from './engines.ts';
import type { Finding, JudgedDocument } from './html.ts';
import type { Scores } from './lighthouse.ts';
import type { JudgedPage } from './pages.ts';

/** What all judges said of a page in a language. */
export interface JudgedRow {
  readonly page: JudgedPage;
  readonly language: Language;
  readonly document: JudgedDocument;
  readonly engines: Readonly<Record<'axe' | 'ibm' | 'alfa', Judgement>>;
  readonly scores: Scores;
  readonly html: readonly Finding[];
  readonly findings: readonly Finding[];
}

/** `docs/quality.md`: the scores of every page that was judged. `nu` is null where there was no Java to run it on. */
export function writeTable(rows: readonly JudgedRow[], nu: readonly Finding[] | null, now: Date): string {
  const lines = rows.map(({ page, language, engines, scores, html, document }) => {
    const engine = ({ violations, unsure }: Judgement): string => `${violations.length} (${unsure.length})`;
    const ofPage = nu?.filter((finding) => finding.startsWith(`${document.name}:`)).length;
    return `| ${[
      page.name,
      language,
      scores.accessibility,
      scores['best-practices'],
      page.isListed ? scores.seo : 'not listed',
      html.length,
      ofPage ?? 'no Java',
      engine(engines.axe),
      engine(engines.ibm),
      engine(engines.alfa),
    ].join(' | ')} |`;
  });
  return `# What independent judges say

Written by \`pnpm judge\` on ${now.toISOString().slice(0, 10)}; names of pages after it judge these alone. Lighthouse gives accessibility, best practices and SEO of 100 (without performance, whose timings are \`pnpm bench:page\` and \`pnpm bench:pages\`, and without what only HTTPS has); the validators of HTML and the engines count what they find wrong, and in brackets what a person has to look at. Alfa is asked for level AA, which European law asks for.

| page | language | accessibility | best practices | SEO | html-validate | Nu checker | axe | IBM | Alfa |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}
