import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BadRequest } from '../../../http/bad-request.ts';
import { jsonOf } from './json-of.ts';
import { isSigned } from './signature.ts';

describe('the body of a message', () => {
  const schema = z.object({ of: z.object({ amount: z.int() }) });
  const faultOf = (text: string): unknown => {
    try {
      return jsonOf(Buffer.from(text), schema);
    } catch (cause) {
      if (!(cause instanceof BadRequest)) throw cause;
      return cause.faults;
    }
  };
  it('is read by what is expected', () => expect(faultOf('{"of":{"amount":5}}')).toEqual({ of: { amount: 5 } }));
  it('that is no JSON is refused whole', () =>
    expect(faultOf('{')).toEqual([{ in: 'body', field: '', reason: 'invalid', message: 'is no JSON' }]));
  it('is refused by the first field that does not fit', () => {
    const not = (field: string) => [{ in: 'body', field, reason: 'invalid', message: 'is not as described' }];
    expect(faultOf('{"of":{"amount":"5"}}')).toEqual(not('of.amount'));
    expect(faultOf('{}')).toEqual(not('of'));
    expect(faultOf('7')).toEqual(not(''));
  });
});

describe('a signature', () => {
  const right = createHmac('sha256', 'secret').update('order_1|pay_1').digest('hex');
  it('is right for exactly these bytes and this secret', () => {
    expect(isSigned('order_1|pay_1', right, 'secret')).toBe(true);
    expect(isSigned(Buffer.from('order_1|pay_1'), right.toUpperCase(), 'secret')).toBe(true);
    expect(isSigned('order_1|pay_2', right, 'secret')).toBe(false);
    expect(isSigned('order_1|pay_1', right, 'another')).toBe(false);
  });
  it('is wrong where it is no whole signature, or there is no secret', () => {
    for (const wrong of ['', right.slice(1), `${right}0`, `0${right}`, `${right.slice(0, 63)}x`])
      expect(isSigned('order_1|pay_1', wrong, 'secret')).toBe(false);
    const byNone = createHmac('sha256', '').update('order_1|pay_1').digest('hex');
    expect(isSigned('order_1|pay_1', byNone, '')).toBe(false);
  });
});
