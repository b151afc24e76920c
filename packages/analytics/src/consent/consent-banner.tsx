import { Button } from '@latchkey/ui/button';
import { small } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import type { MeasuringChoice } from './silence.ts';

// A style sheet of its own would cost every first load the code that fetches style sheets.
const banner: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 8,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem 2rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxBlockSize: '60vh',
  overflowY: 'auto',
  padding: '1rem var(--gutter)',
  background: 'var(--paper)',
  color: 'var(--ink)',
  borderBlockStart: '1px solid var(--line-field)',
};
const words: CSSProperties = { flex: '1 1 22rem', maxInlineSize: '62ch' };
const flush: CSSProperties = { margin: 0 };
const acts: CSSProperties = {
  display: 'grid',
  flex: '0 1 30rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: '0.75rem',
};

export interface ConsentBannerProps {
  readonly choose: (choice: MeasuringChoice) => void;
  /** The privacy policy, at the clause about measuring. */
  readonly policy: string;
}

/** Asks whether the visit may be measured: two buttons of one weight. It lies over the foot of the window and moves nothing. */
export function ConsentBanner({ choose, policy }: ConsentBannerProps): ReactNode {
  const { t } = useLingui();
  return (
    <aside style={banner} aria-label={t`Measuring your visit`}>
      <div style={words}>
        <p style={flush}>
          <Trans>
            May we measure how this site is used? It helps us see what to improve. Booking works the same either way.
          </Trans>
        </p>
        <p className={small} style={flush}>
          <a href={policy}>
            <Trans>What is measured, and who gets it</Trans>
          </a>
        </p>
      </div>
      <div style={acts}>
        <Button look="quiet" onClick={() => choose('denied')}>
          <Trans>No, do not measure</Trans>
        </Button>
        <Button look="quiet" onClick={() => choose('allowed')}>
          <Trans>Yes, you may measure</Trans>
        </Button>
      </div>
    </aside>
  );
}
