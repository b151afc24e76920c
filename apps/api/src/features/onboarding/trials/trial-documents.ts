import { ownVendor } from '@latchkey/booking-core/payment-ways';
import { factsFile } from '@latchkey/hotel-document/names';
import { type DocumentTexts, parsedDocument, writtenDocument } from '../../catalogue/catalogue.ts';

const atProperty = 'at-property';

/** What of `hotel.json` is otherwise in a copy for trials. */
interface Copied {
  readonly id: number;
  readonly slug: string;
  readonly host: string;
  /** By which its person signs in. */
  readonly mail: string;
  /** The gateways that take test money, by test keys of the settings; `all`: those of this installation take no other. */
  readonly gateways: ReadonlySet<string> | 'all';
}

interface Account {
  readonly gateway: string;
  readonly [fact: string]: unknown;
}

interface Facts {
  readonly payment: Account & { readonly modes: readonly string[]; readonly others?: readonly Account[] };
  readonly ratePlans: readonly { readonly payment: readonly string[] }[];
  readonly [fact: string]: unknown;
}

/**
 * The documents of a copy for trials: the hotel's own, but for its id, its address, its mailbox, and whose money is taken.
 * Nothing of it is measured. Null where a rate plan is only paid online and its gateway takes no test money.
 */
export function trialDocuments(texts: DocumentTexts, copied: Copied): DocumentTexts | null {
  const facts = parsedDocument(texts[factsFile]) as Facts;
  const takesTests = (gateway: string): boolean => copied.gateways === 'all' || copied.gateways.has(gateway);
  const vendor = copied.gateways === 'all' ? null : ownVendor;
  const isOnline = takesTests(facts.payment.gateway);
  const { superVendor: _provider, others = [], ...allOfPayment } = facts.payment;
  const payment = isOnline ? allOfPayment : withoutOnline(allOfPayment);
  const tested = others.filter(({ gateway }) => takesTests(gateway));
  const modes = isOnline ? payment.modes : payment.modes.filter((mode) => mode === atProperty);
  const ratePlans = isOnline
    ? facts.ratePlans
    : facts.ratePlans.map((plan) => ({
        ...withoutOnline(plan),
        payment: plan.payment.filter((way) => way === atProperty),
      }));
  if (modes.length === 0 || ratePlans.some((plan) => plan.payment.length === 0)) return null;
  const { measuring: _measuring, ...rest } = facts;
  const copy = {
    ...rest,
    id: copied.id,
    slug: copied.slug,
    hosts: [copied.host],
    state: 'draft',
    email: copied.mail,
    payment: {
      ...payment,
      modes,
      vendor: isOnline ? vendor : null,
      ...(tested.length === 0
        ? {}
        : { others: tested.map(({ superVendor: _of, ...account }) => ({ ...account, vendor })) }),
    },
    ratePlans,
  };
  return { ...texts, [factsFile]: writtenDocument(copy) };
}

/** Facts about paying online alone. */
const online = ['advance', 'withRequest', 'bnpl', 'deposit'];
const withoutOnline = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !online.includes(name))) as T;
