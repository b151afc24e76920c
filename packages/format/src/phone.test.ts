import { expect, test } from 'vitest';
import { telUrl } from './phone.ts';

test.each([
  ['+91 80 4123 4567', 'tel:+918041234567'],
  ['+49 (30) 5550-118', 'tel:+49305550118'],
])('%s is dialled by %s', (phone, url) => expect(telUrl(phone)).toBe(url));
