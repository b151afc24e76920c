import { languages } from '../language.ts';
import type { Judgement } from './engines.ts';
import { judgedPages } from './pages.ts';
import type { JudgedRow, Results } from './results.ts';
import { promisedTimes, timedPages } from './times.ts';

/** `docs/quality.md`: what the judges said last. */
export function writeReport(results: Results, now: Date): string {
  return `# What independent judges say

Written by \`pnpm judge\`, last on ${now.toISOString().slice(0, 10)}. Names of pages after it judge these alone and leave the other rows, \`--lang=de\` one language, \`--hosts\` what is no page; \`pnpm judge --times\` measures (\`--quick\`: three runs, none in Lighthouse).

## Pages

Lighthouse gives accessibility, best practices and SEO of 100 (without what only HTTPS has). The validators of HTML and the engines count what they find wrong, and in brackets what a person has to look at, which is listed below. Alfa is asked for level AA, which European law asks for. Pages of a quote or a booking are made for the run.

${table(
  ['page', 'language', 'accessibility', 'best practices', 'SEO', 'html-validate', 'Nu checker', 'axe', 'IBM', 'Alfa'],
  inOrder(results.pages).map(rowOf),
)}

## What a person has to look at

What an engine cannot tell by itself, with the number of pages (each language counts) and places, and the first place.

${table(['engine', 'rule', 'pages', 'places', 'first place'], unsure(results.pages))}

## Hosts

Over HTTPS, of an origin in production mode. Mozilla's observatory (called as a module, with a certificate authority of the run and without browsers' list of preloaded hosts) gives 100 for an A+ and more for more than that asks: 130 are promised. Google's CSP Evaluator judges the policies of five pages of each host.

${table(
  ['host', 'observatory', 'grade', 'policies', 'found'],
  results.hosts.map(({ host, score, grade, policies, findings }) => [
    host,
    score,
    grade,
    policies,
    findings.length === 0 ? 'nothing' : findings.join('; '),
  ]),
)}

## Links and mails

${linksAndMails(results)}

## Times

A phone on slow 4G (1.6 Mbit/s, 150 ms a round trip) whose processor is four times slower than this machine; medians, in milliseconds. LCP is at most ${promisedTimes.lcp} and at most ${promisedTimes.beside} times that of the same page in the same runs with every file of scripts blocked; tasks block for ${promisedTimes.tbt} at most. Lighthouse simulates its own phone.

${table(
  ['page', 'runs', 'LCP', 'without scripts', 'times', 'blocked', 'Lighthouse performance', 'blocked in Lighthouse'],
  timedPages.flatMap((name) =>
    results.times
      .filter(({ page }) => page === name)
      .map(({ page, runs, lcp, lcpWithoutScripts, tbt, lighthouse }) => [
        page,
        runs,
        lcp,
        lcpWithoutScripts,
        (lcp / lcpWithoutScripts).toFixed(2),
        tbt,
        lighthouse?.performance ?? 'not run',
        lighthouse?.tbt ?? 'not run',
      ]),
  ),
)}
`;
}

type Cell = string | number;

const table = (names: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |`).join('\n');

const inCell = (cell: Cell): string =>
  String(cell).replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');

/** In the order of the pages; what is no longer judged is left out. */
const inOrder = (rows: readonly JudgedRow[]): JudgedRow[] =>
  judgedPages.flatMap(({ name }) =>
    languages.flatMap((language) => rows.filter((row) => row.page === name && row.language === language)),
  );

const counts = ({ violations, unsure: open }: Judgement): string => `${violations.length} (${open.length})`;

const rowOf = ({ page, language, isListed, scores, html, nu, engines }: JudgedRow): Cell[] => [
  page,
  language,
  scores.accessibility,
  scores['best-practices'],
  isListed ? scores.seo : 'not listed',
  html.length,
  nu?.length ?? 'no Java',
  counts(engines.axe),
  counts(engines.ibm),
  counts(engines.alfa),
];

function unsure(rows: readonly JudgedRow[]): Cell[][] {
  const rules = new Map<string, { engine: string; rule: string; pages: Set<string>; places: number; first: string }>();
  for (const { page, language, engines } of inOrder(rows))
    for (const [engine, { unsure: open }] of Object.entries(engines))
      for (const finding of open) {
        const rule = /^[\w-]+/.exec(finding)?.[0] ?? finding;
        const key = `${engine} ${rule}`;
        const known = rules.get(key) ?? {
          engine,
          rule,
          pages: new Set<string>(),
          places: 0,
          first: `${page}: ${finding}`,
        };
        known.pages.add(`${page} ${language}`);
        known.places += 1;
        rules.set(key, known);
      }
  return [...rules.values()].map(({ engine, rule, pages, places, first }) => [
    engine,
    rule,
    pages.size,
    places,
    first.slice(0, 220),
  ]);
}

function linksAndMails({ links, mails }: Results): string {
  const told = [
    links === null
      ? 'No link was followed yet.'
      : `Of the links of ${links.followed} pages on every host, ${links.broken.length} lead nowhere${links.broken.length === 0 ? '' : `: ${links.broken.join('; ')}`}.`,
    mails === null
      ? 'No mail was judged yet.'
      : `\`caniemail\` finds ${mails.isHeld ? 'nothing' : 'something'} that Gmail, Apple Mail, Outlook, Yahoo or Samsung's mail would not draw in any mail in any language (\`apps/api/test/mails.test.ts\`).`,
  ];
  return told.join(' ');
}
