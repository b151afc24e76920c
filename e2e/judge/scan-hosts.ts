import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import './local-names.ts';

// Mozilla's observatory scanner on the hosts (`name:port`) that are given, each result a line of JSON. A process of its own:
// Node reads the certificates that it believes (NODE_EXTRA_CA_CERTS) when it starts.

// Browsers' list of hosts that are always HTTPS, which the package fetches when it is installed: none of ours is on it.
const folder = path.dirname(path.dirname(createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory')));
const preloaded = path.join(folder, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) {
  mkdirSync(path.dirname(preloaded), { recursive: true });
  writeFileSync(preloaded, '{}');
}

const { scan } = await import('@mdn/mdn-http-observatory');
for (const host of process.argv.slice(2)) {
  const { scan: scanned, tests } = await scan(host);
  const costs = Object.entries(tests).flatMap(([name, { result, scoreModifier }]) =>
    scoreModifier < 0 ? [`${name}: ${result}`] : [],
  );
  process.stdout.write(`${JSON.stringify({ host, score: scanned.score, grade: scanned.grade, costs })}\n`);
}
