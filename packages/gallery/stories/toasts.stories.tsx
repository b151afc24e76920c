import { Button } from '@latchkey/ui/button';
import { circleAlert } from '@latchkey/ui/icons';
import { ToastRegion, useToast } from '@latchkey/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';

export default { title: 'ui/Toasts', tags: ['whole-page'] } satisfies Meta;

/** Plain, with a way back, and of a failure. They stay, as under a pointer. */
export const Toasts: StoryObj = {
  render: () => (
    <ToastRegion>
      <ThreeToasts />
    </ToastRegion>
  ),
};

function ThreeToasts(): ReactNode {
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    toast({ text: 'Your card is saved' });
    toast({ text: 'Breakfast is taken out', undo: { label: 'Undo', act: () => undefined } });
    toast({ text: 'Please try again later!', icon: circleAlert });
    const frame = requestAnimationFrame(() => {
      const cards = place.current?.parentElement?.querySelectorAll('[aria-live] > *') ?? [];
      cards.forEach((card) => card.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
    });
    return () => cancelAnimationFrame(frame);
  }, [toast]);
  return (
    <div ref={place}>
      <Button onClick={() => toast({ text: 'This one goes after five seconds' })}>Show another</Button>
    </div>
  );
}
