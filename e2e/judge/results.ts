import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/run/paths.ts';
import type { Language } from '../language.ts';
import type { Judgement } from './engines.ts';
import type { JudgedHost } from './hosts.ts';
import type { Finding } from './html.ts';
import type { Scores } from './lighthouse.ts';
import type { JudgedMails } from './mails.ts';
import type { JudgedTimes } from './times.ts';

/** What all judges said of a page in a language. */
export interface JudgedRow {
  readonly page: string;
  readonly language: Language;
  readonly isListed: boolean;
  readonly engines: Readonly<Record<'axe' | 'ibm' | 'alfa', Judgement>>;
  readonly scores: Scores;
  readonly html: readonly Finding[];
  /** Null where there was no Java to run the Nu checker on. */
  readonly nu: readonly Finding[] | null;
}

type Engine = keyof JudgedRow['engines'];

/** A page in a language as it is kept: of what a person has to look at only how many places, by the rule. */
export interface KeptRow extends Omit<JudgedRow, 'engines'> {
  readonly engines: Readonly<
    Record<Engine, { readonly violations: readonly Finding[]; readonly unsure: Readonly<Record<string, number>> }>
  >;
}

/** Everything the judges said last, of runs of parts too. */
export interface Results {
  readonly pages: readonly KeptRow[];
  /** A place for each rule by which a person has to look at something (`ibm list_structure_proper`). */
  readonly examples: Readonly<Record<string, string>>;
  readonly hosts: readonly JudgedHost[];
  readonly links: { readonly followed: number; readonly broken: readonly Finding[] } | null;
  /** Of every page of the sitemaps, whatever it links, shows or names. */
  readonly linkinator: {
    readonly pages: number;
    readonly followed: number;
    readonly broken: readonly Finding[];
  } | null;
  readonly mails: JudgedMails | null;
  readonly times: readonly JudgedTimes[];
}

/** Beside the report, which is written from it: whoever judges a part, on whatever machine, leaves the rest as it is. */
const file = path.join(root, 'reports/judged.json');

export async function readResults(): Promise<Results> {
  const nothing: Results = {
    pages: [],
    examples: {},
    hosts: [],
    links: null,
    linkinator: null,
    mails: null,
    times: [],
  };
  return existsSync(file) ? { ...nothing, ...(JSON.parse(await readFile(file, 'utf8')) as Partial<Results>) } : nothing;
}

/** A row a line, so that a change of one is seen as one. */
export async function keepResults({ pages, ...rest }: Results): Promise<void> {
  const others = Object.entries(rest).map(([name, value]) => `"${name}":${JSON.stringify(value)}`);
  const rows = pages
    .toSorted((one, other) => one.page.localeCompare(other.page) || one.language.localeCompare(other.language))
    .map((row) => JSON.stringify(row));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `{"pages":[\n${rows.join(',\n')}\n],\n${others.join(',\n')}}\n`);
}

const ruleOf = (finding: Finding): string => /^[\w-]+/.exec(finding)?.[0] ?? finding;

/** The first place of each rule in a row. */
export const examplesOf = ({ page, engines }: JudgedRow): Record<string, string> =>
  Object.fromEntries(
    Object.entries(engines).flatMap(([engine, { unsure }]) =>
      unsure
        .toReversed()
        .map((finding): [string, string] => [`${engine} ${ruleOf(finding)}`, `${page}: ${finding}`.slice(0, 200)]),
    ),
  );

/** A row as it is stored. */
export function keptRow(judged: JudgedRow): KeptRow {
  const { engines, ...row } = judged;
  const kept = ({ violations, unsure }: Judgement): KeptRow['engines'][Engine] => {
    const rules: Record<string, number> = {};
    for (const finding of unsure) rules[ruleOf(finding)] = (rules[ruleOf(finding)] ?? 0) + 1;
    return { violations, unsure: rules };
  };
  const scores = { ...row.scores, failed: findingsOf(judged).length === 0 ? [] : row.scores.failed };
  return { ...row, scores, engines: { axe: kept(engines.axe), ibm: kept(engines.ibm), alfa: kept(engines.alfa) } };
}

/** Where the table of the results stands. */
export const report = path.join(root, 'reports/judged.md');

/** Everything that a judge found wrong with a page. Search engines are kept out of some pages on purpose. */
export function findingsOf({ engines, scores, html, nu, isListed }: JudgedRow): Finding[] {
  const categories = ['accessibility', 'best-practices', ...(isListed ? (['seo'] as const) : [])] as const;
  return [
    ...html,
    ...(nu ?? []),
    ...Object.entries(engines).flatMap(([engine, { violations }]) => violations.map((one) => `${engine}: ${one}`)),
    ...categories
      .filter((category) => scores[category] < 100)
      .map((category) => `Lighthouse ${category} ${scores[category]}: ${scores.failed.join(', ')}`),
  ];
}
