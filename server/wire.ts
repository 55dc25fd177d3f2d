/** A socket that says why before it closes on what it cannot read. */

import { WebSocket } from 'ws';
import { LONGEST_MESSAGE, type No, type ToClient } from '#protocol';

export class Wire extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (this.readyState === WebSocket.OPEN) {
      if (code === 1009) this.#say({ kind: 'too long', longest: LONGEST_MESSAGE });
      if (code === 1002 || code === 1007 || code === 1008) this.#say({ kind: 'garbage' });
    }
    super.close(code, reason);
  }

  #say(no: No): void {
    this.send(JSON.stringify({ kind: 'refused', no } satisfies ToClient));
    this.emit('refused', no);
  }
}
