import { expect, test } from 'vitest';
import { operationsCalled, operationTable } from './operations-in.ts';

test('names each operation that code calls, once', () => {
  const code = `
    const reply = await api.call('getQuote', { params });
    const other = await services.api.call(
      "createQuote", { body });
    api.call('getQuote', {}); wrapped.call(this, 'notOne'); run.call('Not one');`;
  expect(operationsCalled(code)).toEqual(['createQuote', 'getQuote']);
});

test('reads the table of operations as a bundler leaves it', () => {
  const code = `const paths = {
    getSite: {
        method: 'GET',
        path: '/api/site'
    },
    createQuote: { method: "POST", path: "/api/quotes" },
    other: { method: 'GET', path: '/elsewhere' }
  };`;
  expect(operationTable(code)).toEqual({ createQuote: 'POST /api/quotes', getSite: 'GET /api/site' });
});
