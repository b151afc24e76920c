import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { languages, type Language } from '../language.ts';
import { askHost } from '../price-checker/ask-host.ts';
import { addressOf } from '../running/addresses.ts';
import { startForRun } from '../running/start-product.ts';
import { byAlfa, byAxe, byIbm, type Judgement } from './engines.ts';
import { byHtmlValidate, byNu, hasJava, type Finding, type JudgedDocument } from './html.ts';
import { byLighthouse, type Scores } from './lighthouse.ts';
import { judgedPages, type JudgedPage } from './pages.ts';
import { writeTable, type JudgedRow } from './table.ts';

// Every judge on every page in every language (`pnpm judge`), or on the pages whose names are given; the table of the
// scores is docs/quality.md. Exit code 1 where a judge finds something.
const debuggingPort = 9333;
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const pages = judgedPages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const stop = await startForRun();
const browser = await chromium.launch({
  ...launchOptions,
  args: [...(launchOptions.args ?? []), `--remote-debugging-port=${debuggingPort}`],
});
const rows: JudgedRow[] = [];
try {
  for (const page of pages)
    for (const language of languages) {
      const row = await judge(browser, page, language);
      rows.push(row);
      say(`${page.name}, ${language}: ${row.findings.length === 0 ? 'nothing found' : row.findings.join('\n  ')}`);
    }
} finally {
  await browser.close();
  await stop();
}
const nu = hasJava() ? await byNu(rows.map(({ document }) => document)) : null;
for (const finding of nu ?? []) say(`Nu: ${finding}`);
await writeFile(path.resolve(import.meta.dirname, '../../docs/quality.md'), writeTable(rows, nu, new Date()));
process.exitCode = rows.some(({ findings }) => findings.length > 0) || (nu ?? []).length > 0 ? 1 : 0;

async function judge(inBrowser: Browser, page: JudgedPage, language: Language): Promise<JudgedRow> {
  const address = `${addressOf(page.host)}${page.path}?lang=${language}`;
  const document: JudgedDocument = {
    name: `${page.name}, ${language}`,
    html: (await askHost(page.host, `${page.path}?lang=${language}`)).text,
  };
  const context = await inBrowser.newContext();
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.waitForLoadState('networkidle');
  const engines: Readonly<Record<'axe' | 'ibm' | 'alfa', Judgement>> = {
    axe: await byAxe(tab),
    ibm: await byIbm(tab),
    alfa: await byAlfa(tab),
  };
  await context.close();
  const scores = await byLighthouse(address, debuggingPort);
  const html = await byHtmlValidate(document);
  const found: Finding[] = [
    ...html,
    ...Object.entries(engines).flatMap(([engine, { violations }]) => violations.map((one) => `${engine}: ${one}`)),
    ...faultsOf(scores, page),
  ];
  return { page, language, document, engines, scores, html, findings: found };
}

/** 100 of each; search engines are kept out of some pages on purpose. */
function faultsOf(scores: Scores, { isListed }: JudgedPage): Finding[] {
  const categories = ['accessibility', 'best-practices', ...(isListed ? (['seo'] as const) : [])] as const;
  return categories
    .filter((category) => scores[category] < 100)
    .map((category) => `Lighthouse ${category} ${scores[category]}: ${scores.failed.join(', ')}`);
}
