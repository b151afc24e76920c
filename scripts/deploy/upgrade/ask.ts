import http from 'node:http';

/** The hotel at which guests book. */
const host = 'sandalwood.localhost';

/** An answer as a guest's browser has it. Status 0: the connection was lost. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** Texts of an answer's JSON by their names; none where it was refused. */
export function fieldsOf({ status, text }: Answer): Partial<Record<string, string>> {
  return status >= 200 && status < 300 ? (JSON.parse(text) as Record<string, string>) : {};
}

/** Pays an order in the window of the sandbox's gateway; what a page then tells the engine. */
export async function payInWindow(sandbox: string, orderId: string): Promise<object> {
  const answer = await fetch(`${sandbox}/razorpay/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, succeeds: true }),
  });
  const { response = {} } = (await answer.json()) as { response?: Record<string, string> };
  return { paymentId: response['razorpay_payment_id'], orderId, signature: response['razorpay_signature'] };
}

/** Asks the product at `port` by the hotel's name, which browsers alone know to be this machine. */
export function ask(
  port: number,
  method: string,
  asked: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<Answer> {
  return new Promise((resolve) => {
    const lost = (): void => resolve({ status: 0, text: '', cookies: [] });
    const request = http.request(
      { host: '127.0.0.1', port, method, path: asked, agent: false, headers: { ...headers, host: `${host}:${port}` } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('error', lost);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, cookies: answer.headers['set-cookie'] ?? [] }),
        );
      },
    );
    request.on('error', lost);
    request.end(body);
  });
}
