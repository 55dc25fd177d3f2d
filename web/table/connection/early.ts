/** A page that begins with a table opens its socket at once: the parts of the table come meanwhile. */

interface Opened {
  readonly socket: WebSocket;
  /** What the server said before anybody listened. */
  readonly heard: readonly MessageEvent[];
}

let early: Opened | undefined;

const open = () => new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);

export function openEarly(): void {
  const heard: MessageEvent[] = [];
  early = { socket: open(), heard };
  early.socket.onmessage = (event) => heard.push(event);
}

/** The one that was opened early, if nobody has it and it still stands. */
export function newSocket(): Opened {
  const opened = early && early.socket.readyState <= WebSocket.OPEN ? early : { socket: open(), heard: [] };
  early = undefined;
  return opened;
}
