import { relayOutbox } from '../src/jobs/relay-outbox.ts';
import { cookiesOf, mailedToken, signIn } from './desk.ts';
import type { TestEngine } from './test-engine.ts';

interface Listed {
  readonly hotels: readonly {
    readonly hotelId: number;
    readonly name: string;
    readonly state: string;
    readonly words: string | null;
    readonly revision?: string;
    readonly changes?: readonly {
      readonly fact: string;
      readonly before: string | null;
      readonly after: string | null;
    }[];
  }[];
  readonly stuck: readonly { readonly step: string; readonly code: string | null; readonly count: number }[];
}

/** Somebody whom the settings name, signed in by a mail. */
export async function operatorOf(engine: TestEngine, mail: string) {
  // Mails that are due first, so that the last one is the link.
  while ((await relayOutbox(engine.deps)) > 0);
  const asked = await engine.app.inject({ method: 'POST', url: '/api/staff/links', payload: { mail } });
  const [token = ''] = (await mailedToken(engine, mail.toLowerCase())).split('&');
  const opened = await signIn(engine, token, cookiesOf(asked));
  const cookie = cookiesOf(opened);
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    engine.app.inject({
      method,
      url: `/api/staff/operator/hotels${path}`,
      headers: { cookie },
      ...(payload === undefined ? {} : { payload }),
    });
  return { opened, cookie, call, list: async (q = '') => (await call('GET', `?q=${q}`)).json<Listed>() };
}

/** The mails to somebody, with what is due, whose subject begins so. */
export async function mailsTo(engine: TestEngine, mail: string, begins: string) {
  while ((await relayOutbox(engine.deps)) > 0);
  return engine.mails.filter(({ to, subject }) => to === mail && subject.startsWith(begins));
}
