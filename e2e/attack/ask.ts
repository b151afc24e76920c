import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** One answer, or why there was none. */
export interface Answer {
  /** 0 when the connection was ended without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly ms: number;
  /** Of it, from the moment at which the connection stood and the question could be sent. */
  readonly answerMs: number;
}

export interface Question {
  readonly host: string;
  /** Sent as it is written, however odd. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address that the question comes from: any of 127.0.0.0/8 is another guest. */
  readonly from?: string;
  readonly agent?: https.Agent;
}

/** Asks the instance at `port` over HTTP/1.1, without believing or checking its certificate. */
export function ask(port: number, question: Question): Promise<Answer> {
  const { host, path, method = 'GET', headers = {}, body, from = '127.0.0.1', agent } = question;
  const began = performance.now();
  return new Promise((resolve) => {
    let sent = began;
    const times = (): Pick<Answer, 'ms' | 'answerMs'> => ({
      ms: performance.now() - began,
      answerMs: performance.now() - sent,
    });
    const lost = (): void => resolve({ status: 0, headers: {}, body: '', ...times() });
    const request = https.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        localAddress: from,
        headers: { host: host === '' ? '' : `${host}:${port}`, ...headers },
        rejectUnauthorized: false,
        servername: /^[a-z.-]+$/.test(host) ? host : '',
        agent: agent ?? false,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', lost);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text,
            ...times(),
          }),
        );
      },
    );
    request.on('socket', (socket) => {
      // A connection that is kept stands already.
      if (socket.connecting) socket.once('secureConnect', () => (sent = performance.now()));
    });
    request.on('error', lost);
    request.setTimeout(60_000, () => request.destroy());
    request.end(body);
  });
}

/** The longest that a guest is told to wait, in seconds; a page that says more, or nothing, is taken as it came. */
const longestWait = 10;

/**
 * As a guest: a page that says that it is busy and when to come again (503 with `Retry-After`) is asked for again then, three
 * times at most. A machine that also runs other tests is busy for moments, and saying so is what is promised; a refusal that
 * lasts is found.
 */
export async function askAsGuest(port: number, question: Question): Promise<Answer> {
  let answer = await ask(port, question);
  for (let again = 0; again < 3 && answer.status === 503; again += 1) {
    const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
    if (!(seconds <= longestWait)) return answer;
    await pause(seconds * 1000);
    answer = await ask(port, question);
  }
  return answer;
}

/** How many answers had each status, as text: `200 × 12, 503 × 3`. */
export function tally(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}
