/** Whether prices by guests ascend by `pax`, each number of guests once. */
export function isPriceable(steps: readonly { readonly pax: number; readonly price: number }[]): boolean {
  return steps.length > 0 && steps.every((step, at) => at === 0 || step.pax > (steps[at - 1]?.pax ?? 0));
}
