import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, stateFolder } from '../../scripts/run/paths.ts';
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

/** Everything the judges said last, of runs of parts too. Kept beside what a running product keeps. */
export interface Results {
  readonly pages: readonly JudgedRow[];
  readonly hosts: readonly JudgedHost[];
  readonly links: { readonly followed: number; readonly broken: readonly Finding[] } | null;
  readonly mails: JudgedMails | null;
  readonly times: readonly JudgedTimes[];
}

const file = path.join(stateFolder(process.env), 'judged.json');

export async function readResults(): Promise<Results> {
  const nothing: Results = { pages: [], hosts: [], links: null, mails: null, times: [] };
  return existsSync(file) ? { ...nothing, ...(JSON.parse(await readFile(file, 'utf8')) as Partial<Results>) } : nothing;
}

export async function keepResults(results: Results): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(results));
}

/** Where the table of the results stands. */
export const report = path.join(root, 'docs/quality.md');

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
