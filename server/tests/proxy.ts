/** A proxy as people put in front of a server, in a process of its own: it says who asked it, and that they spoke over TLS. Argument: the port behind it. */

import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const behind = Number(process.argv[2]);

function passOn({ method, url, headers, socket }: IncomingMessage) {
  const said = headers['x-forwarded-for'];
  const address = socket.remoteAddress?.replace('::ffff:', '') ?? '';
  return request({
    host: '127.0.0.1',
    port: behind,
    method,
    path: url,
    headers: { ...headers, 'x-forwarded-for': said === undefined ? address : `${said}, ${address}`, 'x-forwarded-proto': 'https' },
  });
}

const server = createServer((asked, answer) => {
  const passed = passOn(asked);
  passed.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.on('error', () => answer.writeHead(502).end());
  asked.pipe(passed);
});

server.on('upgrade', (asked, socket, head) => {
  const passed = passOn(asked);
  const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage) => {
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    return `${[`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines].join('\r\n')}\r\n\r\n`;
  };
  passed.on('upgrade', (response, other, otherHead) => {
    socket.write(headOf(response));
    socket.write(otherHead);
    other.write(head);
    socket.pipe(other).pipe(socket);
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      one.on('error', () => two.destroy());
      one.on('close', () => two.destroy());
    }
  });
  passed.on('response', (response) => {
    socket.end(headOf(response));
    response.resume();
  });
  passed.on('error', () => socket.destroy());
  socket.on('error', () => passed.destroy());
  passed.end();
});

server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
