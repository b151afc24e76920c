import { ask, tally } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { hosts } from '../instance.ts';

const named = (cookies: string | string[] | undefined, name: string): string =>
  [cookies ?? []].flat().find((one) => one.startsWith(`${name}=`)) ?? '';

export const signatures: readonly Attack[] = [
  {
    tries:
      'takes the pin of a booking for a preview of releases, with tabs and slashes in the address it is to lead to',
    promise: 'a signature opens what it was made for alone, and releases are shown to no guest',
    length: 'short',
    async run({ port }) {
      const host = hosts.linde;
      const checkout = await ask(port, { host, path: '/room/checkout' });
      const pin = decodeURIComponent(/=([^;]*)/.exec(named(checkout.headers['set-cookie'], 'latchkey-pin'))?.[1] ?? '');
      const [mix = '', until = '', sig = ''] = pin.split('|');
      const tried = [mix, `pin|${mix}`, `3:pin${mix}`].flatMap((one) =>
        [until, `${until}.0`, `0${until}`].flatMap((end) =>
          ['/', '/\t/evil.example'].map((to) => new URLSearchParams({ mix: one, until: end, sig, to }).toString()),
        ),
      );
      const opened = await Promise.all(
        tried.map((search) => ask(port, { host, path: `/_releases/preview?${search}` })),
      );
      const shown = await Promise.all(
        ['', ...tried].map((cookie) =>
          ask(port, { host, path: '/_releases', headers: { cookie: `latchkey-preview=${cookie}` } }),
        ),
      );
      const chosen = await ask(port, { host, path: '/_releases/show?checkout=0123456789ab' });
      return {
        held:
          sig !== '' &&
          opened.every(({ status, headers }) => status === 403 && headers['set-cookie'] === undefined) &&
          [...shown, chosen].every(({ status }) => status === 404),
        measured: `a pin ${sig === '' ? 'did not come' : 'came'}; preview ${tally(opened)}; list ${tally([...shown, chosen])}`,
      };
    },
  },
];
