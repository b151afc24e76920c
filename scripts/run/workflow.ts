import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from './paths.ts';

/** One step of a workflow that runs lines of a shell. */
export interface RunStep {
  readonly job: string;
  readonly id: string | undefined;
  /** The condition under which it runs, as it is written; undefined where it always does. */
  readonly condition: string | undefined;
  readonly run: string;
  /** Of the workflow, the job and the step, as they are written. */
  readonly env: Readonly<Record<string, string>>;
  readonly directory: string;
}

interface Written {
  readonly env?: Record<string, string>;
  readonly jobs: Record<
    string,
    {
      readonly env?: Record<string, string>;
      readonly outputs?: Record<string, string>;
      readonly steps?: readonly {
        readonly id?: string;
        readonly if?: string;
        readonly run?: string;
        readonly env?: Record<string, string>;
        readonly 'working-directory'?: string;
      }[];
    }
  >;
}

/** The steps of a workflow that run lines, in the order in which they stand. */
export function runSteps(file: string): RunStep[] {
  const { env = {}, jobs } = parse(readFileSync(path.join(root, file), 'utf8')) as Written;
  return Object.entries(jobs).flatMap(([job, { env: ofJob = {}, steps = [] }]) =>
    steps.flatMap(({ id, if: condition, run, env: own = {}, 'working-directory': directory = '.' }) =>
      run === undefined ? [] : [{ job, id, condition, run, env: { ...env, ...ofJob, ...own }, directory }],
    ),
  );
}

/** A text with each `${{ … }}` replaced by its value; one without a value is empty, as GitHub has it. */
export const filled = (text: string, given: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, name: string) => given[name] ?? '');
