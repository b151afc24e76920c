import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { freePorts } from '../../scripts/run/ports.ts';
import { launchOptions } from '../browser.ts';
import { languages } from '../language.ts';
import { startForRun } from '../running/start-product.ts';
import { judgeHosts } from './hosts.ts';
import { hasJava } from './html.ts';
import { judgeInLanes } from './lanes.ts';
import { byLinkinator, listedAddresses } from './linkinator.ts';
import { walkLinks } from './links.ts';
import { judgeMails } from './mails.ts';
import { judgedPages } from './pages.ts';
import {
  examplesOf,
  findingsOf,
  keepResults,
  keptRow,
  readResults,
  report,
  type JudgedRow,
  type Results,
} from './results.ts';
import { writeReport } from './report.ts';
import { slowness, timedPages, timesOf, type JudgedTimes } from './times.ts';

// Independent judges (`pnpm judge`): every page in every language, then every host, link and mail. Names of pages judge
// these alone, `--lang=de` one language, `--hosts` what is no page, `--times` measures instead (`--quick`: three runs, none
// in Lighthouse). What each said is in reports/judged.md. Exit code 1 where one finds something.
const flags = process.argv.slice(2).filter((word) => word.startsWith('-'));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const has = (flag: string): boolean => flags.includes(flag);
const asked = languages.filter(
  (language) => !flags.some((flag) => flag.startsWith('--lang=')) || has(`--lang=${language}`),
);
const pages = judgedPages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

let found = 0;
// As where nobody collects traces. AVIF pictures would be made in the background for longer than a run lasts, with half
// the machine: WebP is heavier, and calm.
const stop = await startForRun({ AVIF: 'off' });
try {
  if (has('--times')) await measure();
  else {
    if (!has('--hosts')) await judgePages();
    if (wanted.length === 0) await judgeTheRest();
  }
} finally {
  await stop();
}
process.exitCode = found > 0 ? 1 : 0;

/** Puts findings into the stored results, which a run beside this one may have added to. */
async function keep(change: (kept: Results) => Partial<Results>): Promise<void> {
  const kept = await readResults();
  const results = { ...kept, ...change(kept) };
  await keepResults(results);
  await writeFile(report, writeReport(results, new Date()));
}

function tell(what: string, findings: readonly string[]): void {
  found += findings.length;
  say(`${what}: ${findings.length === 0 ? 'nothing found' : `\n  ${findings.join('\n  ')}`}`);
}

async function judgePages(): Promise<void> {
  const java = hasJava();
  if (!java) say('There is no Java here: the Nu Html Checker is left out.');
  const questions = pages.map(({ name }) => ({ page: name, asked, hasJava: java }));
  // One at a time: each reads, changes and writes the stored results.
  let keeping = Promise.resolve();
  await judgeInLanes(questions, async ({ page }, answer) => {
    if ('failed' in answer) return tell(page, [`was not judged: ${answer.failed}`]);
    const { rows } = answer;
    for (const row of rows) tell(`${row.page}, ${row.language}`, findingsOf(row));
    keeping = keeping.then(() => keepRows(rows));
    await keeping;
  });
}

async function keepRows(rows: readonly JudgedRow[]): Promise<void> {
  const isJudged = ({ page, language }: Results['pages'][number]): boolean =>
    rows.some((one) => one.page === page && one.language === language);
  await keep((kept) => ({
    pages: [...kept.pages.filter((row) => !isJudged(row)), ...rows.map(keptRow)],
    examples: Object.assign({}, kept.examples, ...rows.map(examplesOf)) as Results['examples'],
  }));
}

async function judgeTheRest(): Promise<void> {
  const hosts = await judgeHosts();
  for (const { host, findings } of hosts) tell(host, findings);
  const links = await walkLinks();
  tell(`links of ${links.followed} pages`, links.broken);
  const listed = await listedAddresses();
  const linkinator = { pages: listed.length, ...(await byLinkinator(listed)) };
  tell(`linkinator on ${listed.length} pages`, linkinator.broken);
  const mails = judgeMails();
  tell('mails', mails.isHeld ? [] : [mails.output]);
  await keep(() => ({ hosts, links, linkinator, mails }));
}

async function measure(): Promise<void> {
  const isQuick = has('--quick');
  const { ORIGIN_PORT: debuggingPort } = await freePorts();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const timed = pages.filter(({ name }) => timedPages.includes(name));
    const times = await timesOf(browser, debuggingPort, timed, { runs: isQuick ? 3 : 9, withLighthouse: !isQuick });
    for (const one of times) tell(`${one.page}: ${JSON.stringify(one)}`, slowness(one));
    const isTimed = ({ page }: JudgedTimes): boolean => times.some((one) => one.page === page);
    await keep((kept) => ({ times: [...kept.times.filter((one) => !isTimed(one)), ...times] }));
  } finally {
    await browser.close();
  }
}
