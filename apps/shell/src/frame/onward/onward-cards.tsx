import { usePage } from '@latchkey/site';
import { Picture } from '@latchkey/ui/picture';
import { cx } from '@latchkey/ui/cx';
import { small, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { Onward } from './onward.types.ts';

/** Rooms, or hotels, to go on to; drawn by the server alone. */
export function OnwardCards({ kind, cards }: Onward) {
  const { imageQuality } = usePage();
  return (
    <section className={wrap} aria-labelledby="onward">
      <h2 id="onward">{kind === 'rooms' ? <Trans>Rooms</Trans> : <Trans>Some of the hotels</Trans>}</h2>
      <ul>
        {cards.map(({ href, name, line, image }) => (
          <li key={href}>
            <Picture image={image} sizes="(min-width: 768px) 24vw, 92vw" quality={imageQuality} />
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p className={cx(small, soft)}>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
