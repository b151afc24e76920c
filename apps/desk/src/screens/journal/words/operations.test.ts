import { permissionOf, permissions } from '@latchkey/booking-core/staff';
import { expect, test } from 'vitest';
import { operationWordsOf } from './operations.copy.ts';

test('the journal has words of its own for everything that changes something', () => {
  const changing = Object.keys(permissions).filter((operation) => permissionOf(operation)?.changes === true);
  const other = operationWordsOf('newer');
  expect(changing.length).toBeGreaterThan(30);
  expect(changing.filter((operation) => operationWordsOf(operation) === other)).toEqual([]);
});
