import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../run/paths.ts';
import { advisoriesOf } from './advisories-of.ts';
import { advisoryFaults, foundIn } from './advisory-faults.ts';
import { askRegistry } from './ask-registry.ts';
import { isAffected } from './is-affected.ts';
import { lockedPackages } from './locked-packages.ts';
import type { Advisory, AdvisoryEvent } from './osv.types.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const advisories = JSON.parse(read('advisories/npm.json')) as readonly Advisory[];
const lockFile = read('pnpm-lock.yaml');
const today = '2026-11-29';

describe('a lock file beside the kept advisories', () => {
  it('as it is has no version that one is about', () => {
    const { locked } = lockedPackages(lockFile);
    expect(locked.length).toBeGreaterThan(1000);
    expect(advisoryFaults(foundIn(advisories, locked), [], today)).toEqual([]);
  });

  it.each([
    ['undici@7.29.1', 'undici@7.4.0', ['GHSA-cxrh-j4jr-qwg3', 'GHSA-g9mf-h72j-4rw9']],
    ['fastify@5.12.8', 'fastify@5.8.4', ['GHSA-247c-9743-5963']],
    ['nodemailer@10.6.0', 'nodemailer@7.0.6', ['GHSA-mm7p-fcc7-pg87']],
  ])('falls with %s as %s', (as, planted, ids) => {
    expect(lockFile).toContain(`\n  ${as}:`);
    const { locked } = lockedPackages(lockFile.replace(`\n  ${as}:`, `\n  ${planted}:`));
    const found = foundIn(advisories, locked);
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids);
    const [name = '', version = ''] = planted.split('@');
    const faults = advisoryFaults(found, [], today);
    expect(faults).toHaveLength(ids.length);
    for (const fault of faults) expect(fault).toContain(`${name} ${version}: GHSA-`);
  });

  it('reads each package once, however many it is beside', () => {
    const lock = `packages:\n  '@fastify/send@4.1.0':\n    resolution: {}\n  undici@7.4.0:\n    resolution: {}\n  odd@https://example.com/odd.tgz:\n    resolution: {}\n`;
    expect(lockedPackages(lock)).toEqual({
      locked: [
        { name: '@fastify/send', version: '4.1.0' },
        { name: 'undici', version: '7.4.0' },
      ],
      others: ['odd@https://example.com/odd.tgz'],
    });
  });
});

describe('a version', () => {
  const is = (version: string, ...events: AdvisoryEvent[]): boolean =>
    isAffected(version, { ranges: [{ type: 'SEMVER', events }] });

  it('is affected from where it was introduced up to where it was fixed', () => {
    const [from, fixed] = [{ introduced: '2.0.0-alpha' }, { fixed: '5.7.2' }];
    for (const version of ['2.0.0-alpha', '2.0.0', '5.7.1', '5.7.2-rc.1']) expect(is(version, from, fixed)).toBe(true);
    for (const version of ['1.9.9', '5.7.2', '6.0.0', '5.10.0']) expect(is(version, from, fixed)).toBe(false);
    expect(is('0.0.1-beta', { introduced: '0' }, fixed)).toBe(true);
    expect(is('99.0.0', { introduced: '0' })).toBe(true);
  });

  it('is affected again where it was introduced again, up to the last that is', () => {
    const events = [{ introduced: '0' }, { fixed: '1.2.0' }, { introduced: '2.0.0' }, { last_affected: '2.3.0' }];
    expect(['1.1.9', '1.2.0', '2.0.0', '2.3.0', '2.3.1'].map((version) => is(version, ...events))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('is affected by name, and where a bound cannot be read', () => {
    expect(isAffected('3.1.4', { versions: ['3.1.4'] })).toBe(true);
    expect(is('3.1.4', { introduced: '0' }, { fixed: '2.0.2, 3.0.1' })).toBe(true);
    expect(isAffected('3.1.4', { ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] })).toBe(false);
  });
});

describe('an advisory that is accepted', () => {
  const found = [{ name: 'undici', version: '7.4.0', id: 'GHSA-cxrh-j4jr-qwg3', summary: '' }];
  const acceptance = {
    id: 'GHSA-cxrh-j4jr-qwg3',
    package: 'undici',
    reason: 'We call one server.',
    until: '2026-11-29',
  };

  it('is no fault until its last day, and one after it', () => {
    expect(advisoryFaults(found, [acceptance], '2026-11-29')).toEqual([]);
    expect(advisoryFaults(found, [acceptance], '2026-11-30')).toHaveLength(1);
  });

  it('has a reason and a last day, and is about what is locked', () => {
    expect(advisoryFaults(found, [{ ...acceptance, reason: ' ' }], today)).toHaveLength(1);
    expect(advisoryFaults(found, [{ ...acceptance, until: 'later' }], today)).not.toEqual([]);
    expect(advisoryFaults([], [acceptance], today)).toHaveLength(1);
    expect(advisoryFaults(found, [{ ...acceptance, package: 'fastify' }], today)).toHaveLength(2);
  });
});

describe('the registry’s own audit', () => {
  const answer = (text: string) => askRegistry(process.execPath, ['-e', `console.log(${JSON.stringify(text)})`]);

  it('is heard where it answers, and left to the list where it does not', () => {
    const advisory = {
      github_advisory_id: 'GHSA-1',
      module_name: 'undici',
      title: 'A leak',
      findings: [{ version: '7.4.0' }],
    };
    expect(answer(JSON.stringify({ advisories: { 1: advisory } }))).toEqual({
      kind: 'answered',
      found: [{ name: 'undici', version: '7.4.0', id: 'GHSA-1', summary: 'A leak' }],
    });
    expect(answer('{"advisories":{}}')).toEqual({ kind: 'answered', found: [] });
    expect(answer('ERR_PNPM_AUDIT_BAD_RESPONSE')).toEqual({ kind: 'silent', why: 'ERR_PNPM_AUDIT_BAD_RESPONSE' });
    expect(askRegistry('no-such-command')).toMatchObject({ kind: 'silent' });
  });
});

it('the list is brought up to date page by page, without what was taken back', async () => {
  const asked: unknown[] = [];
  const vulns: Readonly<Record<string, object>> = {
    'GHSA-a': {
      id: 'GHSA-a',
      modified: '2026-01-01',
      details: 'long',
      affected: [{ package: { ecosystem: 'npm', name: 'a' } }],
    },
    'GHSA-b': { id: 'GHSA-b', modified: '2026-01-02', withdrawn: '2026-01-03' },
    'GHSA-c': { id: 'GHSA-c', modified: '2026-01-04', affected: [{ package: { ecosystem: 'PyPI', name: 'a' } }] },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.url !== '/v1/querybatch')
        return void response.end(JSON.stringify(vulns[request.url?.split('/').at(-1) ?? '']));
      const { queries } = JSON.parse(body) as { queries: { page_token?: string }[] };
      asked.push(queries);
      const results = queries.map(({ page_token: token }) =>
        token === undefined
          ? { vulns: [{ id: 'GHSA-a' }, { id: 'GHSA-b' }], next_page_token: 'more' }
          : { vulns: [{ id: 'GHSA-c' }] },
      );
      response.end(JSON.stringify({ results }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await advisoriesOf(from, ['a'])).toEqual([
    { id: 'GHSA-a', modified: '2026-01-01', affected: [{ package: { ecosystem: 'npm', name: 'a' } }] },
    { id: 'GHSA-c', modified: '2026-01-04', affected: [] },
  ]);
  expect(asked).toEqual([
    [{ package: { ecosystem: 'npm', name: 'a' } }],
    [{ package: { ecosystem: 'npm', name: 'a' }, page_token: 'more' }],
  ]);
});
