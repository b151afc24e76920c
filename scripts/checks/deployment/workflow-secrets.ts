import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../run/paths.ts';
import { runSteps } from '../../run/workflow.ts';

/** What a job does without where it is empty: nobody is told of a release then. */
const optional = new Set(['RELEASE_WEBHOOK_URL']);

interface Job {
  readonly uses?: string;
  readonly secrets?: 'inherit' | Readonly<Record<string, string>>;
}

interface Workflow {
  readonly on: { readonly workflow_call?: { readonly secrets?: Readonly<Record<string, unknown>> } | null };
  readonly jobs: Readonly<Record<string, Job>>;
}

/**
 * Secrets that would be empty at GitHub, though every line is right: a called workflow has those alone that it declares and
 * that its caller hands on, those of an environment too. And jobs that would meet an empty one in the middle of their work.
 */
export function secretFaults(): string[] {
  const files = globSync('.github/workflows/*.yml', { cwd: root }).toSorted();
  return files.flatMap((file) => {
    const { on, jobs } = read(file);
    const declared = Object.keys(on.workflow_call?.secrets ?? {});
    const isCalled = 'workflow_call' in on;
    return [
      ...(isCalled ? secretsOf(file).filter((name) => !declared.includes(name)) : []).map(
        (name) => `${file}: it reads ${name}, and on.workflow_call.secrets does not declare it`,
      ),
      ...Object.entries(jobs).flatMap(([name, job]) => [
        ...handedOn(job).map((fault) => `${file}: ${name} ${fault}`),
        ...saidFirst(file, name, job).map((fault) => `${file}: ${name} ${fault}`),
      ]),
    ];
  });
}

const read = (file: string): Workflow => parse(readFileSync(path.join(root, file), 'utf8')) as Workflow;

const namesIn = (part: unknown): string[] => [
  ...new Set([...JSON.stringify(part).matchAll(/secrets\.([A-Z_]+)/g)].map(([, name = '']) => name)),
];

/** What a workflow reads, and what those read that it calls. */
function secretsOf(file: string): string[] {
  const { jobs } = read(file);
  const called = Object.values(jobs).flatMap(({ uses }) => (uses === undefined ? [] : secretsOf(fileOf(uses))));
  return [...new Set([...namesIn(jobs), ...called])];
}

const fileOf = (uses: string): string => uses.replace(/^\.\//, '');

/** Of a job that calls a workflow of ours: the secrets that it keeps back. */
function handedOn({ uses, secrets }: Job): string[] {
  if (uses === undefined || !uses.startsWith('./') || secrets === 'inherit') return [];
  const kept = secretsOf(fileOf(uses)).filter((name) => secrets?.[name] === undefined);
  return kept.length === 0 ? [] : [`calls ${uses} and hands on no ${kept.join(', no ')}: secrets: inherit`];
}

/** Of a job with keys: those that no first step asks for. */
function saidFirst(file: string, name: string, job: Job): string[] {
  const needed = namesIn(job).filter((secret) => !optional.has(secret));
  if (job.uses !== undefined || needed.length === 0) return [];
  const first = runSteps(file).find((step) => step.job === name);
  const words = /^node scripts\/deploy\/needs\.mjs "[^"]+" (.*)$/m.exec(first?.run ?? '')?.[1]?.split(' ');
  if (words === undefined) return ['does not begin with scripts/deploy/needs.mjs: an empty key would be met half-way'];
  return [
    ...needed
      .filter((secret) => !words.includes(secret))
      .map((secret) => `reads ${secret}, which its first step does not ask for`),
    ...words
      .filter((word) => first?.env[word] === undefined)
      .map((word) => `asks for ${word} first, and does not give it to that step`),
  ];
}
