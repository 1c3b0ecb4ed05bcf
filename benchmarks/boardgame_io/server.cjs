// A boardgame.io server with its storage in memory. Prints its port, and ends when its input is closed.
const { Server } = require('boardgame.io/server');
const { odin } = require('./odin.cjs');

const server = Server({ games: [odin], origins: [] });

server.run({ port: { host: '127.0.0.1', port: 0 } }).then(({ appServer }) => {
  console.log(appServer.address().port);
});

process.stdin.on('end', () => process.exit()).resume();
