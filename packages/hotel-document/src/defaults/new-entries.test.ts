import { expect, it } from 'vitest';
import { obligatoryFeeFacts } from '../schema/fee-facts.schema.ts';
import { measuringFacts } from '../schema/measuring-facts.schema.ts';
import { ratePlanFacts } from '../schema/rate-plan-facts.schema.ts';
import { roomFacts } from '../schema/room-facts.schema.ts';
import { taxFacts } from '../schema/tax-facts.schema.ts';
import { packageFacts } from '../schema/extra-facts.schema.ts';
import { newFee, newFeeTax, newPackage, newPlan, newRoom, unmeasured } from './new-entries.ts';

it('begins with what the schema takes, wherever nothing has to be asked', () => {
  expect(roomFacts.safeParse(newRoom('king', ['front', 'bath'])).success).toBe(true);
  expect(ratePlanFacts.safeParse(newPlan('firm', null)).success).toBe(true);
  expect(ratePlanFacts.safeParse(newPlan('firm', { id: 'flexible', payment: ['full'] })).success).toBe(true);
  expect(packageFacts.safeParse(newPackage('two', [{ roomTypeId: 'king', ratePlanId: 'firm' }])).success).toBe(true);
  expect(obligatoryFeeFacts.safeParse(newFee('resort', 'night', 100)).success).toBe(true);
  const tax = newFeeTax('resort-tax', 'resort', { name: 'VAT', percent: 7, isInPrice: true });
  expect(taxFacts.safeParse(tax).success).toBe(true);
  expect(measuringFacts.safeParse(unmeasured).success).toBe(true);
});
