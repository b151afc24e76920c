import { problem } from '@latchkey/api-contract/contract';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { createGateways } from '../payments/gateways/create-gateways.ts';
import { openApiDocument } from './openapi.ts';

it('the OpenAPI document is found without warning by Spectral, by its rules for OpenAPI', async () => {
  const read = readSettings({});
  if ('faults' in read) throw new Error(read.faults.join());
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  const found = await linter.run(JSON.stringify(openApiDocument(problem, createGateways(read.settings))));
  expect(found.map(({ code, path, message }) => [code, path.join('/'), message])).toEqual([]);
});
