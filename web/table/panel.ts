/** What was opened beside the board: Escape puts it away, and the focus goes back to where it was. */
export function besideBoard(panel: HTMLElement, close: () => void): { destroy(): void } {
  const from = document.activeElement;
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) close();
  }
  window.addEventListener('keydown', onKey);
  return {
    destroy() {
      window.removeEventListener('keydown', onKey);
      const { activeElement: now } = document;
      if (from instanceof HTMLElement && (now === document.body || panel.contains(now))) from.focus();
    },
  };
}
