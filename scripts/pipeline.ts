import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openReleaseStore } from '@latchkey/releases/store';
import { ownFolder } from './run/own-folder.ts';
import { buildAndPublish } from './run/build.ts';
import { inCopyOfRepository } from './run/copy.ts';
import { freePorts } from './run/ports.ts';
import { startProduct } from './run/product.ts';
import { main, StepFailed } from './run/step.ts';
import { teamKeyIn } from './run/team-key.ts';
import { filled, runSteps, type RunStep } from './run/workflow.ts';
import { findChromium } from './test/chromium.ts';

/** What a machine of GitHub's does first, and what is done here otherwise: the copy has its packages, and there is a browser. */
const prepared = /^(?:npm ci|scripts\/pnpm\/|npx --no playwright)/;

// `pnpm run pipeline itinerary`: the lines of `.github/workflows/app.yml`, as they stand, in a clean copy of the repository with one
// change of the app, against a store and an engine of its own: check, publish, the gate with a browser, canary, promote. At the
// end the release is live, and the tree is as it was committed.
await main(async () => {
  const [app] = process.argv.slice(2);
  if (app === undefined) throw new StepFailed('Which app? For example: pnpm run pipeline itinerary');
  const state = ownFolder('pipeline');
  const store = path.join(state, 'releases');
  await buildAndPublish(store);
  const ports = await freePorts();
  const product = await startProduct({ ports, state, env: { AVIF: 'off' } });
  try {
    await inCopyOfRepository('pipeline', async (copy) => {
      commitOfOneChange(copy, app);
      const outputs = runAll(copy, app, store, `http://127.0.0.1:${ports.API_PORT}`, teamKeyIn(store));
      await expectLive(store, app, outputs['steps.publish.outputs.release'] ?? '');
      const changed = git(copy, 'status', '--porcelain');
      if (changed !== '') throw new StepFailed(`the pipeline leaves files in the tree:\n${changed}`);
    });
  } finally {
    await product.stop();
    rmSync(state, { recursive: true, force: true });
  }
});

/** Runs each line, in order, and answers with what the steps gave on. */
function runAll(copy: string, app: string, store: string, api: string, teamKey: string): Record<string, string> {
  const temp = ownFolder('runner');
  const given: Record<string, string> = {
    'inputs.app': app,
    'github.actor': 'pipeline',
    'vars.RELEASE_STORE': store,
    'vars.STAGING_API_URL': api,
    'vars.PRODUCTION_API_URL': api,
    'vars.AWS_REGION': 'none',
    'secrets.RELEASE_TEAM_KEY': teamKey,
    // A store in a folder asks for no key.
    'secrets.RELEASE_STORE_KEY_ID': 'none',
    'secrets.RELEASE_STORE_KEY': 'none',
  };
  try {
    for (const step of runSteps('.github/workflows/app.yml')) {
      if (prepared.test(step.run) || !isMet(step, given)) continue;
      Object.assign(given, runOne(step, copy, temp, given));
    }
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
  return given;
}

/** Conditions are of one kind: an output of a step is not another one. */
function isMet({ condition }: RunStep, given: Readonly<Record<string, string>>): boolean {
  const [, name = '', value] = /^(\S+) != '(.*)'$/.exec(condition ?? '') ?? [];
  if (condition !== undefined && value === undefined) throw new StepFailed(`no such condition is known: ${condition}`);
  return condition === undefined || given[name] !== value;
}

function runOne(step: RunStep, copy: string, temp: string, given: Readonly<Record<string, string>>) {
  const output = path.join(temp, 'output');
  writeFileSync(output, '');
  const own = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, filled(String(value), given)]));
  console.log(`\n▸ ${step.job}: ${step.run.trim()}`);
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', filled(step.run, given)], {
    cwd: path.join(copy, step.directory),
    encoding: 'utf8',
    env: {
      ...withoutOurs(process.env),
      ...own,
      CHROMIUM_PATH: findChromium(),
      GITHUB_OUTPUT: output,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'latchkey/latchkey',
      GITHUB_SHA: git(copy, 'rev-parse', 'HEAD'),
      RUNNER_TEMP: temp,
    },
  });
  console.log(`${stdout}${stderr}`.trimEnd().split('\n').slice(-12).join('\n'));
  if (status !== 0) throw new StepFailed(`${step.job}: ${step.run.trim()} ends with ${status}`);
  console.log(`  done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const lines = readFileSync(output, 'utf8')
    .split('\n')
    .filter((line) => line.includes('='));
  // What a job gives on has the names of its step's outputs.
  return Object.fromEntries(
    lines.flatMap((line) => {
      const at = line.indexOf('=');
      const [name, value] = [line.slice(0, at), line.slice(at + 1)];
      return [
        [`steps.${step.id}.outputs.${name}`, value],
        [`needs.${step.job}.outputs.${name}`, value],
      ];
    }),
  );
}

/** This process was started by a script of the repository: the copy's scripts find their own tools. */
function withoutOurs(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(?:npm_|RELEASE_|API_|ORIGIN_|LATCHKEY_)/.test(name)),
  );
}

/** A repository of one commit, in which the app looks a little different from what is live. */
function commitOfOneChange(copy: string, app: string): void {
  const manifest = path.join(copy, 'apps', app, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]*"/, '"version": "99.0.0"'));
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  const who = ['-c', 'user.name=pipeline', '-c', 'user.email=pipeline@example.invalid'];
  git(copy, ...who, 'commit', '--quiet', '--message', 'One version further');
}

function git(cwd: string, ...words: readonly string[]): string {
  return execFileSync('git', [...words], { cwd, encoding: 'utf8' }).trim();
}

async function expectLive(address: string, app: string, release: string): Promise<void> {
  const { live, canary } = await openReleaseStore(address).composition();
  if (`${app}@${live[app]}` !== release || canary[app] !== undefined)
    throw new StepFailed(`${release} was released, and live is ${app}@${live[app]}`);
  console.log(`\n${release} is live.`);
}
