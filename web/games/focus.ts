/** No board takes the focus, or a key, while something outside it has it. */

/** Whether nothing has the focus, or but the heading at which a page begins. */
export function isIdle(): boolean {
  return document.activeElement?.matches('body, h1') ?? true;
}

/** Whether the focus is on the board around this part of it, or nowhere. */
export function isFree(part: Element | null | undefined): boolean {
  return isIdle() || (part?.closest('.board')?.contains(document.activeElement) ?? false);
}

/** The focus goes there, if it is the board's to give. */
export function takeFocus(part: HTMLElement | SVGElement | null | undefined): void {
  if (isFree(part)) part?.focus({ preventScroll: true });
}
