import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { TextButton } from '../button/text-button.tsx';
import { circleAlert } from '../icon/icons.ts';
import { Notice } from '../notice/notice.tsx';
import { useToast } from '../toast/toasts.tsx';

/** Forgets the failure, so that what did not come is asked for again. */
export const Lost = createContext<() => void>(() => undefined);

/** In place of what could not be fetched. A dialog says so in passing and shows nothing; a part of one stays and asks. */
export function NotHere({ onClose }: { readonly onClose?: () => void }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const forget = use(Lost);
  const forgotten = useEffectEvent(forget);
  const say = useEffectEvent(() => {
    if (onClose === undefined) return;
    const text = t`This part of the page did not load. What you chose is kept. Please press again.`;
    toast({ text, icon: circleAlert });
    onClose();
    forget();
  });
  useEffect(() => {
    say();
    return () => forgotten();
  }, []);
  if (onClose !== undefined) return null;
  return (
    <Notice
      tone="bad"
      role="alert"
      title={<Trans>This part of the page did not load. What you chose is kept.</Trans>}
      act={
        <TextButton onClick={forget}>
          <Trans>Try again</Trans>
        </TextButton>
      }
    />
  );
}
