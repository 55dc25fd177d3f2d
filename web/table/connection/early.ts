/** A page that begins with a table opens its socket at once: the parts of the table come meanwhile. */

let early: WebSocket | undefined;

const open = () => new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);

export function openEarly(): void {
  early = open();
}

/** The one that was opened early, if nobody has it and it still stands. */
export function newSocket(): WebSocket {
  const socket = early && early.readyState <= WebSocket.OPEN ? early : open();
  early = undefined;
  return socket;
}
