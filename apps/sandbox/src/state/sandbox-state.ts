import { emptyAccount, type GatewayAccount } from './gateway-books.ts';
import { type Scenario, usualScenario } from './scenario.ts';
import { emptyStripe, type StripeState } from './stripe-state.ts';

interface ReceivedMail {
  readonly id: string;
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string | null;
  readonly attachments: readonly string[];
}

interface ReceivedSms {
  readonly id: string;
  readonly at: string;
  readonly to: string;
  readonly text: string;
}

/** What was pushed to a browser. */
interface ReceivedPush {
  /** Of the subscription. */
  readonly id: string;
  readonly at: string;
  /** How long the service keeps it for a browser that is off, in seconds. */
  readonly ttl: number;
  readonly urgency: string | null;
  readonly topic: string | null;
  /** In the clear; null where it was not encrypted for that browser. */
  readonly text: string | null;
}

interface Delivery {
  readonly at: string;
  readonly event: string;
  readonly eventId: string;
  readonly attempt: number;
  readonly result: string;
}

interface CollectedEvent {
  readonly at: string;
  readonly path: string;
  readonly content: unknown;
  readonly query: Readonly<Record<string, string>>;
}

/** A file that an authority took. */
interface HandedIn {
  readonly at: string;
  readonly authority: string;
  readonly file: string;
}

/** A paper that the certified part has signed. */
interface SignedPaper {
  readonly id: string;
  readonly number: string;
  readonly hash: string;
  readonly answer: { readonly signature: string; readonly authorityNumber: string; readonly code: string };
}

/** The records of a host. */
export type NameRecords = Readonly<Partial<Record<'A' | 'AAAA' | 'CNAME' | 'TXT', readonly string[] | undefined>>>;

/** Everything outside Latchkey, in memory: it is forgotten when the sandbox stops. */
export interface SandboxState {
  scenario: Scenario;
  readonly razorpay: GatewayAccount;
  /** Another merchant's books there. */
  readonly razorpayOwn: GatewayAccount;
  readonly cardVault: GatewayAccount;
  readonly stripe: StripeState;
  /** By the name of the host, in small letters. */
  readonly names: Map<string, NameRecords>;
  readonly mails: ReceivedMail[];
  readonly sms: ReceivedSms[];
  readonly pushes: ReceivedPush[];
  readonly deliveries: Delivery[];
  readonly events: CollectedEvent[];
  /** What authorities took of houses, the latest last. */
  readonly authorities: HandedIn[];
  /** Papers that the certified part has signed. */
  readonly fiscal: SignedPaper[];
}

export function createSandboxState(): SandboxState {
  return {
    scenario: usualScenario,
    razorpay: emptyAccount(),
    razorpayOwn: emptyAccount(),
    cardVault: emptyAccount(),
    stripe: emptyStripe(),
    names: new Map(),
    mails: [],
    sms: [],
    pushes: [],
    deliveries: [],
    events: [],
    authorities: [],
    fiscal: [],
  };
}

const most = 2000;

/** Keeps the newest entries up to a limit. */
export function remember<T>(list: T[], one: T): void {
  list.push(one);
  if (list.length > most) list.splice(0, list.length - most);
}
