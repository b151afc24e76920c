import { useComingPage } from '@latchkey/site';
import { useState } from 'react';

/**
 * What a search asks for: what its page is for, or what is on its way to it. Nothing else is shown, so that what stands in
 * a form is what is priced beside it.
 */
export function useAsked<Asked>(ofPage: Asked): readonly [asked: Asked, setAsked: (asked: Asked) => void] {
  const on = JSON.stringify(ofPage);
  const [last, setLast] = useState({ asked: ofPage, on });
  const isComing = useComingPage() !== null && last.on === on;
  return [isComing ? last.asked : ofPage, (asked) => setLast({ asked, on })];
}
