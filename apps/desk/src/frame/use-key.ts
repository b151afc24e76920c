import { useEffect } from 'react';

/** Does something by a key of its own, where nobody types and no other key is held. It is pressed as `KeyboardEvent.key` names it. */
export function useKey(key: string, act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key.toLowerCase() !== key || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key, act]);
}
