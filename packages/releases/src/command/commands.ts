import type { Command } from './command.types.ts';
import { canary } from './canary.ts';
import { check } from './check.ts';
import { collect } from './collect.ts';
import { end } from './end.ts';
import { experiment } from './experiment.ts';
import { halt } from './halt.ts';
import { list } from './list.ts';
import { log } from './log.ts';
import { owners } from './owners.ts';
import { preview } from './preview.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { resume } from './resume.ts';
import { rollback } from './rollback.ts';
import { stack } from './stack.ts';
import { verify } from './verify.ts';

/** Every command of `pnpm releases`, in the order of a release's life. */
export const commands: readonly Command[] = [
  publish,
  check,
  canary,
  promote,
  end,
  rollback,
  halt,
  resume,
  experiment,
  list,
  log,
  stack,
  preview,
  owners,
  collect,
  verify,
];

/** What `pnpm releases --help` prints; the documentation holds the same lines. */
export const helpLines = (): string[] => [
  'pnpm releases <command> [--store <address>] [--json]',
  '',
  ...commands.map(({ usage, summary }) => `${usage.padEnd(70)}  ${summary}`),
  '',
  'The store is --store, else RELEASE_STORE, else that of npm start: a folder, or s3://<bucket>[/<prefix>].',
];
