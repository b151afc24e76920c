import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';
import { freePorts } from './ports.ts';
import { startService } from './service.ts';

let folder = '';
const usualPath = process.env['PATH'];

afterEach(() => {
  process.env['PATH'] = usualPath;
  rmSync(folder, { recursive: true, force: true });
});

/** A docker that keeps what it was asked for and answers as the image would. Returns the file of what it was asked. */
function dockerAnswers(): string {
  folder = ownFolder('docker');
  const asked = path.join(folder, 'asked');
  const server = `require('node:http').createServer((_, reply) => reply.end()).listen(Number(process.env.API_PORT), '127.0.0.1')`;
  writeFileSync(
    path.join(folder, 'docker'),
    `#!/bin/sh\nprintf '%s\\n' "$@" > ${asked}\nexec ${process.execPath} -e "${server}"\n`,
  );
  chmodSync(path.join(folder, 'docker'), 0o755);
  process.env['PATH'] = `${folder}:${usualPath}`;
  return asked;
}

test('an image runs confined on the machine’s own network, with settings that stand in no list of processes', async () => {
  const asked = dockerAnswers();
  const { API_PORT: port } = await freePorts();
  const service = await startService({
    name: 'api',
    entry: 'unused',
    container: { image: 'registry.example/api:two', folders: ['/var/lib/latchkey'] },
    env: { API_PORT: String(port), DATABASE_URL: 'postgres://latchkey:secret@127.0.0.1/latchkey' },
    health: `http://127.0.0.1:${port}/readyz`,
    patience: 10_000,
  });
  await service.stop();
  const words = readFileSync(asked, 'utf8').trim().split('\n');
  expect(words.slice(0, 4)).toEqual(['run', '--rm', '--network', 'host']);
  expect(words).toEqual(expect.arrayContaining(['--read-only', '/var/lib/latchkey:uid=1000,gid=1000', 'DATABASE_URL']));
  expect(words.join(' ')).not.toContain('secret');
  expect(words.at(-1)).toBe('registry.example/api:two');
});
