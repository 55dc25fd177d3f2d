/** Keeps the whole client on the device: what is played in this browser then starts without a network. */

async function keep(): Promise<void> {
  const kept = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  kept?.waiting?.postMessage(new URL(import.meta.url).pathname);
}

/** In an idle moment once everything is loaded; Safari knows no idle moments. */
export function keepOnDevice(): void {
  if (!('serviceWorker' in navigator)) return;
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => void keep()) : void keep());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
