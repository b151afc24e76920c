import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { openReleaseStore, type Composition, type ReleaseStore } from '@latchkey/releases/store';
import { publishBuilds } from '../run/build.ts';
import { releasedApps, root } from '../run/paths.ts';
import { teamKeyIn } from '../run/team-key.ts';
import { step, StepFailed } from '../run/step.ts';
import { startRehearsal, type Images } from './rehearsal.ts';

/**
 * What the containers of deploy/ would run, on this machine, or those containers themselves. Both origins answer every app's pages from the bucket, and a
 * release that is promoted is on both within moments; a composition that was written around the commands is on none.
 */
export async function rehearseRelease(images?: Images): Promise<void> {
  await step('Building what changed', 'turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
  const rehearsal = await startRehearsal(publishBuilds, images);
  try {
    for (const port of rehearsal.origins) await pagesAnswer(port);
    const store = openReleaseStore(rehearsal.store);
    const next = await anotherRelease(store, 'itinerary');
    process.env['RELEASE_TEAM_KEY'] = teamKeyIn(rehearsal.store);
    releases('verify');
    releases('check', `itinerary@${next}`, '--api', rehearsal.api);
    releases('promote', `itinerary@${next}`, '--api', 'none');
    const began = performance.now();
    for (const port of rehearsal.origins) await metricsSay(port, `app="itinerary",release="${next}",channel="live"`);
    console.log(`\nBoth origins follow ${Math.round(performance.now() - began)} ms after promote ended.`);
    for (const port of rehearsal.origins) await pagesAnswer(port);

    await writeAround(store, 'itinerary');
    for (const port of rehearsal.origins) {
      await metricsSay(port, 'latchkey_composition_untrusted{app="itinerary"} 1');
      await metricsSay(port, `app="itinerary",release="${next}",channel="live"`);
    }
    console.log('\nBoth origins follow no composition that was written around the commands.');
    releases('verify', '--mend');
  } finally {
    await rehearsal.stop();
  }

  function releases(...words: readonly string[]): void {
    const command = path.join(root, 'packages/releases/src/command/main.ts');
    const out = execFileSync(process.execPath, [command, ...words, '--store', rehearsal.store], { cwd: root });
    console.log(`\n▸ pnpm releases ${words.join(' ')}\n${out.toString().trimEnd()}`);
  }
}

/** Asks an origin for the pages by which the gate knows each app. */
async function pagesAnswer(port: number): Promise<void> {
  let count = 0;
  for (const app of releasedApps) {
    const pages = JSON.parse(readFileSync(path.join(root, 'apps', app, 'release.json'), 'utf8')) as {
      host: string;
      path: string;
      status: number;
      as?: string;
    }[];
    // Those of a stay, and of somebody who is signed in, are the gate’s.
    for (const page of pages.filter((one) => !one.path.includes('{') && one.as === undefined)) {
      const { status } = await get(port, page.host, page.path);
      if (status !== page.status) throw new StepFailed(`${page.host}${page.path} answers ${status} at port ${port}`);
      count++;
    }
  }
  console.log(`  ${count} pages as they should be at port ${port}`);
}

/** The live release of an app again, under another id: enough to see a change arrive. */
async function anotherRelease(store: ReleaseStore, app: string): Promise<string> {
  const release = await store.release(app, (await store.composition()).live[app] ?? '');
  if (release === null) throw new StepFailed(`${app} is not live`);
  const id = release.id.replace(/^./, (first) => (first === '0' ? '1' : '0'));
  await store.blobs.keep(`releases/${app}/${id}.json`, JSON.stringify({ ...release, id }));
  return id;
}

/** Takes an app out of the composition as whoever can write into the bucket could. */
async function writeAround({ blobs }: ReleaseStore, app: string): Promise<void> {
  const blob = await blobs.get('composition.json');
  const { live, ...rest } = JSON.parse(String(blob?.content)) as Composition;
  const others = Object.fromEntries(Object.entries(live).filter(([name]) => name !== app));
  await blobs.replace('composition.json', JSON.stringify({ ...rest, live: others }), blob?.tag ?? null);
}

async function metricsSay(port: number, line: string): Promise<void> {
  const until = performance.now() + 10_000;
  while (!(await get(port, '127.0.0.1', '/metrics')).text.includes(line)) {
    if (performance.now() > until) throw new StepFailed(`the origin at port ${port} does not say ${line}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function get(port: number, host: string, asked: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: asked, headers: { host: `${host}:${port}` } }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      })
      .on('error', reject);
  });
}
