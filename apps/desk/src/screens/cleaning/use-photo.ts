import { usePage } from '@latchkey/site';
import { useRef } from 'react';
import type { SentPhoto } from '../../parts/photo/send-photo.ts';

/** The photo of a form: sent once, however often what it belongs to has to be sent. */
export interface FormPhoto {
  /** Sends the photo that is chosen in the form, unless it was; null where there is none. */
  readonly sentOf: (form: HTMLFormElement) => Promise<SentPhoto | null>;
  /** The photo that was sent is no longer kept: it is sent again. */
  readonly forget: () => void;
}

export function usePhoto(hotelId: number): FormPhoto {
  const { api } = usePage();
  const kept = useRef<{ readonly file: File; readonly pictureId: string } | null>(null);
  return {
    sentOf: async (form) => {
      const field = form.elements.namedItem('photo');
      const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
      if (file === undefined) {
        const before = form.elements.namedItem('picture');
        return before instanceof HTMLInputElement ? { pictureId: before.value } : null;
      }
      if (kept.current?.file === file) return kept.current;
      const { sendFile } = await import('../../parts/photo/send-file.ts');
      const sent = await sendFile(api, hotelId, file);
      if ('pictureId' in sent) kept.current = { file, pictureId: sent.pictureId };
      return sent;
    },
    forget: () => {
      kept.current = null;
    },
  };
}
