import { languages } from '../language.ts';
import { judgedPages } from './pages.ts';
import type { KeptRow, Results } from './results.ts';
import { promisedTimes, timedPages } from './times.ts';

/** What the judges said, as a document. */
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

What an engine cannot tell by itself, with the number of pages (each language counts) and places, and one of them.

${table(['engine', 'rule', 'pages', 'places', 'one of them'], unsure(results))}

## Hosts

Over HTTPS, of an origin in production mode: the headers and cookies of five pages of each host by Mozilla's guidelines, their policies by Google's CSP Evaluator.

${table(
  ['host', 'pages', 'found'],
  results.hosts.map(({ host, pages, findings }) => [
    host,
    pages,
    findings.length === 0 ? 'nothing' : findings.join('; '),
  ]),
)}

## Links and mails

${linksAndMails(results)}

## Times

A phone on slow 4G (1.6 Mbit/s, 150 ms a round trip) whose processor is four times slower than this machine; medians, in milliseconds. LCP is at most ${promisedTimes.lcp} and at most ${promisedTimes.beside} times that of the same page in the same runs with every file of scripts blocked; tasks block for ${promisedTimes.tbt} at most; nothing moves by more than ${promisedTimes.cls} in any run (Chromium's score of layout shifts). Pictures are WebP, as where AVIF has not been made yet. Lighthouse simulates its own phone.

${table(
  [
    'page',
    'runs',
    'LCP',
    'without scripts',
    'times',
    'blocked',
    'moved',
    'Lighthouse performance',
    'blocked in Lighthouse',
  ],
  timedPages.flatMap((name) =>
    results.times
      .filter(({ page }) => page === name)
      .map(({ page, runs, lcp, lcpWithoutScripts, tbt, cls, lighthouse }) => [
        page,
        runs,
        lcp,
        lcpWithoutScripts,
        (lcp / lcpWithoutScripts).toFixed(2),
        tbt,
        cls ?? 'not run',
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
const inOrder = (rows: readonly KeptRow[]): KeptRow[] =>
  judgedPages.flatMap(({ name }) =>
    languages.flatMap((language) => rows.filter((row) => row.page === name && row.language === language)),
  );

const counts = ({ violations, unsure: open }: KeptRow['engines']['axe']): string =>
  `${violations.length} (${Object.values(open).reduce((sum, places) => sum + places, 0)})`;

const rowOf = ({ page, language, isListed, scores, html, nu, engines }: KeptRow): Cell[] => [
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

function unsure({ pages, examples }: Results): Cell[][] {
  const rules = new Map<string, { pages: number; places: number }>();
  for (const { engines } of inOrder(pages))
    for (const [engine, { unsure: open }] of Object.entries(engines))
      for (const [rule, places] of Object.entries(open)) {
        const known = rules.get(`${engine} ${rule}`) ?? { pages: 0, places: 0 };
        rules.set(`${engine} ${rule}`, { pages: known.pages + 1, places: known.places + places });
      }
  return [...rules].map(([key, seen]) => [...key.split(' '), seen.pages, seen.places, examples[key] ?? '']);
}

function linksAndMails({ links, linkinator, mails }: Results): string {
  const sentences = [
    links === null
      ? 'No link was followed yet.'
      : `Of the links of ${links.followed} pages on every host, ${links.broken.length} lead nowhere${links.broken.length === 0 ? '' : `: ${links.broken.join('; ')}`}.`,
    linkinator === null
      ? '`linkinator` did not follow anything yet.'
      : `Of the ${linkinator.followed} addresses that \`linkinator\` finds on the ${linkinator.pages} pages of the sitemaps (links, pictures, styles, scripts, structured data), ${linkinator.broken.length} lead nowhere${linkinator.broken.length === 0 ? '' : `: ${linkinator.broken.join('; ')}`}.`,
    mails === null
      ? 'No mail was judged yet.'
      : `\`caniemail\` finds ${mails.isHeld ? 'nothing' : 'something'} that Gmail, Apple Mail, Outlook, Yahoo or Samsung's mail would not draw in any mail in any language (\`apps/api/test/mails.test.ts\`).`,
  ];
  return sentences.join(' ');
}
