import { usePage } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago something was, or how soon it is: minutes, hours, then days. */
export function Age({ moment }: { readonly moment: string }) {
  const { now } = usePage();
  const ms = Math.abs(now - Date.parse(moment));
  const [minutes, hours, days] = [
    Math.max(1, Math.floor(ms / minuteMs)),
    Math.floor(ms / hourMs),
    Math.floor(ms / dayMs),
  ];
  return (
    <time dateTime={moment}>
      {ms < hourMs ? (
        <Trans context="how long ago, or how soon, in short">{minutes} min</Trans>
      ) : ms < dayMs ? (
        <Trans context="how long ago, or how soon, in short">{hours} h</Trans>
      ) : (
        <Trans context="how long ago, or how soon, in short">{days} d</Trans>
      )}
    </time>
  );
}
