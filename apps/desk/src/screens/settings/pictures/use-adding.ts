import { propertyClient } from '@latchkey/api-client/property';
import { usePage } from '@latchkey/site';
import { type FormEvent, useRef, useState } from 'react';
import type { KeptImage } from './keep-image.ts';

type Refusal = {
  readonly file: string;
  readonly problem: Extract<KeptImage, { readonly problem: unknown }>['problem'];
};

/** Adding pictures: with the script each is made smaller and sent by itself, so that one which is refused holds back no other. */
export interface Adding {
  readonly progress: { readonly done: number; readonly of: number } | null;
  /** The names of those that are kept and not shown yet: what was refused is said first. */
  readonly added: readonly string[];
  readonly refused: readonly Refusal[];
  readonly send: (event: FormEvent<HTMLFormElement>) => void;
}

export function useAdding(hotelId: number, before: readonly string[]): Adding {
  const { api } = usePage();
  const [progress, setProgress] = useState<Adding['progress']>(null);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [added, setAdded] = useState(before);
  const isBusy = useRef(false);

  const sendAll = async (form: HTMLFormElement, files: readonly File[], input: HTMLInputElement): Promise<void> => {
    const { sendImage } = await import('./send-image.ts');
    const names = [...added];
    const others: Refusal[] = [];
    const desk = propertyClient(api, hotelId);
    for (const [at, file] of files.entries()) {
      setProgress({ done: at, of: files.length });
      const kept = await sendImage(desk, file);
      if ('name' in kept) names.push(kept.name);
      else others.push({ file: file.name, problem: kept.problem });
    }
    // What was chosen is not sent a second time.
    input.value = '';
    isBusy.current = false;
    setProgress(null);
    setRefused(others);
    const field = form.elements.namedItem('added');
    if (others.length > 0 || !(field instanceof HTMLInputElement)) return setAdded(names);
    field.value = names.join(' ');
    form.requestSubmit();
    return undefined;
  };

  return {
    progress,
    added,
    refused,
    send: (event) => {
      const form = event.currentTarget;
      const input = form.elements.namedItem('photo');
      const files = input instanceof HTMLInputElement ? [...(input.files ?? [])] : [];
      if (isBusy.current) return event.preventDefault();
      if (files.length === 0 || !(input instanceof HTMLInputElement)) return undefined;
      event.preventDefault();
      isBusy.current = true;
      void sendAll(form, files, input);
      return undefined;
    },
  };
}
