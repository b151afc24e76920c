import { describe, expect, it } from 'vitest';
import { deliveries, outboxes } from './deliveries.ts';

/** Payloads as they stand in the tables of engines that run, older ones included. */
const stored: Readonly<Record<keyof typeof deliveries, readonly string[]>> = {
  'voucher-mail': ['{"bookingId":"B1"}', '{"bookingId":"B1","issue":"6f3c2a51-5e0f-4a39-9c7c-0f1a7c1b2d3e"}'],
  'voucher-sms': ['{"bookingId":"B1"}'],
  refund: ['{"refundId":"6f3c2a51-5e0f-4a39-9c7c-0f1a7c1b2d3e"}'],
  'registration-report': ['{"reportId":"R1"}'],
  'paper-signature': ['{"invoiceId":"I1"}'],
  'charge-card': ['{"bookingId":"B1"}'],
  'ask-rest': ['{"bookingId":"B1"}'],
  'booking-names': ['{"bookingId":"B1"}'],
  'unmatched-refund': [
    '{"gateway":"razorpay","gatewayPaymentId":"pay_1"}',
    '{"gateway":"stripe","gatewayPaymentId":"pi_1"}',
  ],
  'lookup-code': ['{"lookupId":"1760-abc"}'],
  'lookup-link': ['{"lookupId":"1760-abc"}'],
  'proof-code': ['{"bookingId":"B1"}'],
  'notice-mail': [
    '{"bookingId":"B1","notice":"payment_waits","noticeId":"N1"}',
    '{"bookingId":"B1","notice":"request_declined","noticeId":"N1","requestId":"Q1","words":"Sorry"}',
    '{"bookingId":"B1","notice":"refund_processed","noticeId":"N1","refundId":"R1"}',
    '{"bookingId":"B1","notice":"given_back","noticeId":"N1","amount":1200}',
  ],
  'notice-sms': ['{"bookingId":"B1","notice":"cancelled","noticeId":"N1"}'],
  'form-mail': [
    '{"kind":"question","entryId":"E1"}',
    '{"kind":"feedback","entryId":"B1"}',
    '{"kind":"price-match","entryId":"E1"}',
  ],
  'letters-mail': ['{"kind":"newsletter","entryId":"E1"}'],
  'alert-confirmation': ['{"kind":"availability-alert","entryId":"E1"}'],
  'availability-mail': ['{"kind":"availability-alert","entryId":"E1"}'],
  'enquiry-receipt': ['{"kind":"corporate","entryId":"E1"}', '{"kind":"hotelier","entryId":"E1"}'],
  'itinerary-mail': ['{"kind":"itinerary","entryId":"E1"}'],
  'review-mail': ['{"bookingId":"B1"}'],
  'property-mail': [
    '{"bookingId":"B1","type":"confirmed","sequence":2}',
    '{"bookingId":"B1","type":"request_waits","sequence":0}',
  ],
  'sign-in-mail': [
    '{"personId":"","browserHash":"h"}',
    '{"personId":"P1","browserHash":"h","to":"/start","name":"Asha","language":"hi"}',
  ],
  'staff-invitation': ['{"personId":"P1"}', '{"personId":"P1","byProvider":true}'],
  'message-mail': ['{"bookingId":"B1","messageId":"M1"}'],
  'message-sms': ['{"bookingId":"B1","messageId":"M1"}'],
  'message-told': ['{"bookingId":"B1","messageId":"M1"}'],
  'desk-push': [
    '{"personId":"P1","sessionId":"S1","kind":"question","bookingId":null}',
    '{"personId":"P1","sessionId":"S1","kind":"booked","bookingId":"B1"}',
  ],
  'answer-mail': ['{"kind":"question","id":"E1"}', '{"kind":"lead","id":"E1"}', '{"kind":"enquiry","id":"E1"}'],
  'domain-mail': ['{"personId":"P1","host":"rooms.example.com","became":"seen"}'],
  'opening-mail': [
    '{"to":"owner@example.com","became":"waiting"}',
    '{"to":"owner@example.com","became":"refused","words":"A photo is missing"}',
  ],
  'sms-budget-mail': ['{"to":"owner@example.com","sent":58,"most":72}'],
  'mailbox-proof': ['{"mail":"owner@example.com"}'],
  'share-mail': ['{"bookingId":"B1","shareId":"S1","notice":"share_paid","amount":4000,"noticeId":"N1"}'],
};

describe('outbox messages of an engine before', () => {
  for (const [kind, payloads] of Object.entries(stored))
    it(`are read: ${kind}`, () => {
      const { payload } = deliveries[kind as keyof typeof deliveries];
      for (const text of payloads) expect(payload.parse(JSON.parse(text))).toMatchObject(JSON.parse(text) as object);
    });

  it('name who invites, where they did not', () => {
    expect(deliveries['staff-invitation'].payload.parse({ personId: 'P1' })).toEqual({
      personId: 'P1',
      byProvider: false,
    });
  });
});

describe('each kind of outbox message', () => {
  it('is delivered by one domain', () => {
    const kinds = outboxes.flatMap((one) => Object.keys(one));
    expect(kinds.toSorted()).toEqual(Object.keys(deliveries).toSorted());
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('is tried until it is done where money, the finding of a booking or a duty by law hangs on it', () => {
    const kept = Object.entries(deliveries).filter(([, { retry }]) => retry === 'until-done');
    expect(kept.map(([kind]) => kind).toSorted()).toEqual([
      'ask-rest',
      'booking-names',
      'charge-card',
      'paper-signature',
      'refund',
      'registration-report',
      'unmatched-refund',
    ]);
  });
});
