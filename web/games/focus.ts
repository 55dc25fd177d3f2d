/** No board takes the focus, or a key, while something outside it has it. */

/** Whether the focus is on the board around this part of it, or nowhere. */
export function isFree(part: Element | null | undefined): boolean {
  const { activeElement: now } = document;
  return now === null || now === document.body || (part?.closest('.board')?.contains(now) ?? false);
}

/** The focus goes there, if it is the board's to give. */
export function takeFocus(part: HTMLElement | SVGElement | null | undefined): void {
  if (isFree(part)) part?.focus({ preventScroll: true });
}
