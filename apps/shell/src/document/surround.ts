/** A stream with text before and after it. */
export function surround(before: string, body: ReadableStream<Uint8Array>, after: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(before)),
      flush: (controller) => controller.enqueue(encoder.encode(after)),
    }),
  );
}
