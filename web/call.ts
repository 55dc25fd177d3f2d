/** Calls whoever looks elsewhere: so many tables wait for them, as the icon of the tab shows, and that of the app where there is one. */

let called: number | undefined;

export function call(waiting: number): void {
  if (waiting === (called ?? 0)) return;
  called = waiting;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = waiting > 0 ? '/favicon-turn.svg' : '/favicon.svg';
  // A browser may refuse, or know no badges.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(waiting).catch(() => undefined);
}
