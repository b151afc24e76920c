import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { problem } from '@latchkey/api-contract/contract';
import { pooled } from '../test/contract/pooled.ts';
import { createGateways } from '../src/features/payments/gateways/create-gateways.ts';
import { openApiDocument } from '../src/features/operation/openapi.ts';
import { readSettings } from '../src/settings.ts';

// `pnpm contract:release`: the contract of now becomes the one that later ones are compared with. Run when the engine is
// released; the check then accepts all removals since the previous release.
const read = readSettings({});
if ('faults' in read) throw new Error(read.faults.join());
const document = openApiDocument(problem, createGateways(read.settings));
const file = path.resolve(import.meta.dirname, '../test/contract/released.json');
const { pool, root } = pooled(document);
// A line for each, so that a change of one is a change of one line.
const lines = pool.map((one) => JSON.stringify(one)).join(',\n');
writeFileSync(file, `{"root":${JSON.stringify(root)},"pool":[\n${lines}\n]}\n`);
