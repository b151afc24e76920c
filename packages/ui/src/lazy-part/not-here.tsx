import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { circleAlert } from '../icon/icons.ts';
import { useToast } from '../toast/toasts.tsx';

/** In place of what could not be fetched: says so in passing, and shows nothing. */
export function NotHere(): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const say = useEffectEvent(() =>
    toast({ text: t`This part of the page did not arrive. What you chose is kept.`, icon: circleAlert }),
  );
  useEffect(() => say(), []);
  return null;
}
