// boardgame.io's Node server on loopback.  node bgio-server.cjs PORT memory|flatfile
process.env.NODE_ENV = 'production';
process.stdin.resume().on('end', () => process.exit(0)); // never outlive whoever started us
const { Server, FlatFile } = require('boardgame.io/server');
const { ttt, trick } = require('./bgio-games.cjs');
const port = +process.argv[2],
  store = process.argv[3] || 'memory';
const server = Server({
  games: [ttt, trick],
  origins: ['http://127.0.0.1'],
  ...(store === 'flatfile' ? { db: new FlatFile({ dir: process.argv[4] || `${__dirname}/flat-${process.pid}`, logging: false }) } : {}),
});
const listen = server.app.listen.bind(server.app);
server.app.listen = (p, cb) => listen({ port: p, host: '127.0.0.1', backlog: 8192 }, cb); // loopback only
server.run(port, () => console.log('READY ' + port));
