import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.ts';
import { advisoryFaults, foundIn } from './advisory-faults.ts';
import { askRegistry } from './ask-registry.ts';
import { lockedPackages } from './locked-packages.ts';
import type { Accepted, Advisory } from './osv.types.ts';

// Compares the lock file with what is published of weaknesses: by the registry's own audit where it answers, and by the list
// of advisories/ in any case. Why each is there, and how it is brought up to date: advisories/README.md.
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { locked, others } = lockedPackages(read('pnpm-lock.yaml'));
const advisories = JSON.parse(read('advisories/npm.json')) as readonly Advisory[];
const accepted = JSON.parse(read('advisories/accepted.json')) as readonly Accepted[];
const audited = askRegistry();
const found = [...foundIn(advisories, locked), ...(audited.kind === 'answered' ? audited.found : [])];
const faults = advisoryFaults(found, accepted, new Date().toISOString().slice(0, 10));
const newest =
  advisories
    .map(({ modified }) => modified.slice(0, 10))
    .toSorted()
    .at(-1) ?? 'never';
const asked = audited.kind === 'answered' ? 'the registry was asked' : `the registry was not heard (${audited.why})`;
console.log(
  `${locked.length} locked packages, ${advisories.length} advisories, the newest of ${newest}; ${asked}; ${accepted.length} accepted; not compared: ${others.length === 0 ? 'none' : others.join(', ')}`,
);
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exit(1);
